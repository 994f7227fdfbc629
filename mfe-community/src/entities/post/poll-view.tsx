import { createRequest } from '@mortar/client';
import { votePoll, type Poll } from '@mortar/protocol/community';
import { toastFailures } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { whenSignedIn } from '../../lib/signed-in.ts';
import { withLinkKey } from './link-keys.ts';
import { $posts } from './posts.ts';
import styles from './poll-view.module.css';

const optionPressed = createEvent<{ postid: string; option: number }>();
const voteFx = withLinkKey(createRequest(votePoll), ({ postid }) => postid);
sample({ clock: whenSignedIn('poll', optionPressed), target: voteFx });
$posts.on(voteFx.done, (posts, { params: { postid }, result }) =>
  posts[postid] ? { ...posts, [postid]: { ...posts[postid], poll: result } } : posts,
);
toastFailures(voteFx.failData);

/** Choices of a post; what others chose shows once one has chosen, or it is over. */
export function PollView({ postid, poll: { options, total, endsAt, isOver, mine } }: { postid: string; poll: Poll }) {
  const { formatDate, formatNumber } = useIntl();
  const { press, isBusy } = useUnit({ press: optionPressed, isBusy: voteFx.pending });
  const isTold = mine !== null || isOver;
  return (
    <div className={styles.poll}>
      <ul className={styles.options}>
        {options.map(({ text, votes }, option) => {
          const share = total > 0 ? (votes ?? 0) / total : 0;
          if (!isTold) {
            return (
              <li key={option}>
                <button type="button" className={styles.option} disabled={isBusy} onClick={() => press({ postid, option })}>
                  {text}
                </button>
              </li>
            );
          }
          return (
            <li key={option} className={styles.result} data-mine={mine === option || undefined} style={{ ['--share' as string]: share }}>
              <span className={styles.words}>
                {text}
                {mine === option && <Icon name="check" size={16} />}
              </span>
              <span className={styles.share}>{formatNumber(share, { style: 'percent' })}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <FormattedMessage id="community.poll.votes" values={{ total }} />
        {' · '}
        {isOver ? (
          <FormattedMessage id="community.poll.over" />
        ) : (
          <FormattedMessage id="community.poll.ends" values={{ time: formatDate(endsAt, { dateStyle: 'medium', timeStyle: 'short' }) }} />
        )}
      </p>
    </div>
  );
}

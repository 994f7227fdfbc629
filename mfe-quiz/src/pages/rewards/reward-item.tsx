import type { Output } from '@mortar/protocol';
import type { listQuizRewards } from '@mortar/protocol/quiz';
import { Tag, type TagProps } from '@mortar/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RoundDate } from '../../lib/round-date.tsx';
import styles from './page.module.css';

type Reward = Output<typeof listQuizRewards>['items'][number];
const TONES: Readonly<Record<Reward['state'], NonNullable<TagProps['tone']>>> = { waiting: 'neutral', frozen: 'info', free: 'glaze' };

/** What one round, or a live event, brought: how many bricks, and from when on they can be spent. */
export function RewardItem({ reward: { round, eventid, amount, state, frozenuntil } }: { reward: Reward }) {
  return (
    <li className={styles.reward}>
      <h2 className={styles.day}>
        <RoundDate id={round} />
        {eventid !== null && (
          <>
            {' · '}
            <Link to={`/quiz/events/${eventid}`} className={styles.link}>
              <FormattedMessage id="quiz.rewards.event" />
            </Link>
          </>
        )}
      </h2>
      <span className={styles.amount}>
        <FormattedMessage id={state === 'waiting' ? 'quiz.rewards.about' : 'quiz.rewards.amount'} values={{ bricks: amount }} />
      </span>
      <span className={styles.state}>
        <Tag tone={TONES[state]}>
          <FormattedMessage id={`quiz.rewards.${state}`} />
        </Tag>
        {frozenuntil && (
          <FormattedMessage
            id="quiz.rewards.until"
            values={{ time: <FormattedDate key="time" value={frozenuntil} dateStyle="medium" timeStyle="short" /> }}
          />
        )}
      </span>
    </li>
  );
}

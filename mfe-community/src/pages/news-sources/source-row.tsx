import type { SourceState } from '@mortar/protocol/news';
import { Since, useAsk } from '@mortar/remote-kit';
import { Button, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { pauseFx, removeFx } from './model.ts';
import styles from './news-sources.module.css';

/** A source: what it brought, when it was read and will be, and why not where that failed. */
export function SourceRow({
  of: { sourceid, name, url, category, stories, fetchedAt, nextAt, fault, httpStatus, isPaused },
}: {
  of: SourceState;
}) {
  const { formatMessage } = useIntl();
  const ask = useAsk();
  const units = useUnit({ pause: pauseFx, remove: removeFx });
  const remove = async () => {
    const values = { name, count: String(stories) };
    if (await ask('community.sources.remove', values, { danger: true, confirm: 'community.sources.remove' }))
      await units.remove({ sourceid }).catch(() => undefined);
  };
  return (
    <li className={styles.source}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <Tag>{formatMessage({ id: `community.sources.state.${isPaused ? 'paused' : fault ? 'failing' : 'fine'}` })}</Tag>
        </p>
        <p className={styles.note}>
          <bdi>{url}</bdi>
        </p>
        <p className={styles.note}>
          <FormattedMessage id={`community.news.category.${category}`} /> ·{' '}
          <FormattedMessage id="community.sources.stories" values={{ count: stories }} />
          {fetchedAt && (
            <>
              {' · '}
              <FormattedMessage id="community.sources.read" values={{ time: <Since at={fetchedAt} /> }} />
            </>
          )}
          {!isPaused && (
            <>
              {' · '}
              <FormattedMessage id="community.sources.next" values={{ time: <FormattedTime value={nextAt} /> }} />
            </>
          )}
        </p>
        {fault && (
          <p className={styles.fault}>
            <FormattedMessage id={`community.sources.fault.${fault}`} values={{ status: httpStatus ?? 0 }} />
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          icon={isPaused ? 'play' : 'pause'}
          onClick={() => void units.pause({ sourceid, isPaused: !isPaused }).catch(() => undefined)}
        >
          <FormattedMessage id={isPaused ? 'community.sources.resume' : 'community.sources.pause'} />
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => void remove()}>
          <FormattedMessage id="community.sources.remove" />
        </Button>
      </div>
    </li>
  );
}

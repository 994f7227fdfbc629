import { confirmFx } from '@mortar/host';
import type { SourceState } from '@mortar/protocol/news';
import { Since } from '@mortar/remote-kit';
import { Button, Tag } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { pauseFx, removeFx } from './model.ts';
import styles from './news-sources.module.css';

const YES = 1;

/** A source: what it brought, when it was read and will be, and why not where that failed. */
export function SourceRow({
  of: { sourceid, name, url, category, stories, fetchedAt, nextAt, fault, httpStatus, isPaused },
}: {
  of: SourceState;
}) {
  const { formatMessage } = useIntl();
  const { pause, remove, confirm } = useUnit({ pause: pauseFx, remove: removeFx, confirm: confirmFx });
  const ask = async () => {
    const choice = await confirm({
      title: formatMessage({ id: 'community.sources.remove.title' }, { name }),
      content: formatMessage({ id: 'community.sources.remove.text' }, { count: stories }),
      confirmLabel: formatMessage({ id: 'community.sources.remove' }),
      cancelLabel: formatMessage({ id: 'community.cancel' }),
    });
    if (choice === YES) await remove({ sourceid }).catch(() => undefined);
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
        <Button icon={isPaused ? 'play' : 'pause'} onClick={() => void pause({ sourceid, isPaused: !isPaused }).catch(() => undefined)}>
          <FormattedMessage id={isPaused ? 'community.sources.resume' : 'community.sources.pause'} />
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => void ask()}>
          <FormattedMessage id="community.sources.remove" />
        </Button>
      </div>
    </li>
  );
}

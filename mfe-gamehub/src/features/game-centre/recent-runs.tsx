import type { Output } from '@mortar/protocol';
import type { listMyRuns } from '@mortar/protocol/games';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { $games } from '#entities/game';
import { recentRuns } from './model.ts';
import styles from './recent-runs.module.css';

/** What the person played last, and what each game brought. */
export function RecentRuns() {
  const titleId = useId();
  const { formatMessage } = useIntl();
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="gamehub.centre.runs" />
      </h2>
      <Loaded of={recentRuns} failed={formatMessage({ id: 'gamehub.centre.runs-failed' })} pending={<Skeleton className={styles.held!} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.centre.runs-empty' })}>
              <FormattedMessage id="gamehub.centre.runs-empty-text" />
            </EmptyState>
          ) : (
            <ul className={styles.runs}>
              {items.map((run) => (
                <RunRow key={run.id} {...run} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function RunRow({ gameid, score, points, bricks, at }: Output<typeof listMyRuns>['items'][number]) {
  const games = useUnit($games);
  return (
    <li className={styles.run}>
      <p className={styles.game}>{games?.find(({ id }) => id === gameid)?.gameName ?? gameid}</p>
      <p className={styles.score}>
        <FormattedMessage id="gamehub.centre.run.score" values={{ score }} />
      </p>
      <time dateTime={at} className={styles.meta}>
        <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
      </time>
      <p className={styles.gain}>
        <FormattedMessage id="gamehub.centre.run.points" values={{ points }} />
        {bricks > 0 && (
          <span className={styles.bricks}>
            <FormattedMessage id="gamehub.centre.run.bricks" values={{ bricks }} />
          </span>
        )}
      </p>
    </li>
  );
}

import { Loaded } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BoardSwitch } from './board-switch.tsx';
import { leaderboard } from './model.ts';
import { RankTable } from './rank-table.tsx';
import styles from './top-rank.module.css';

/** The best of a game, or over all games. */
export function TopRank() {
  const titleId = useId();
  const isLoading = useUnit(leaderboard.$isLoading);
  const { formatMessage } = useIntl();
  return (
    <section className={styles.rank} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="gamehub.centre.rank" />
      </h2>
      <BoardSwitch />
      <div className={styles.board} aria-busy={isLoading}>
        <Loaded
          of={leaderboard}
          failed={formatMessage({ id: 'gamehub.centre.rank-failed' })}
          pending={<Skeleton className={styles.held!} />}
        >
          {(ranks) =>
            ranks.items.length === 0 ? (
              <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.centre.rank-empty.title' })}>
                <FormattedMessage id="gamehub.centre.rank-empty.text" />
              </EmptyState>
            ) : (
              <RankTable leaderboard={ranks} />
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

import { messageOf } from '@mortar/client';
import { EmptyState, ErrorState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BoardSwitch } from './board-switch.tsx';
import { $isLoadingRank, $rankFailure, $standing, standingWanted } from './model.ts';
import { RankTable } from './rank-table.tsx';
import styles from './top-rank.module.css';

/** The best of a game, or over all games. */
export function TopRank() {
  const titleId = useId();
  const { standing, failure, isLoading, want } = useUnit({
    standing: $standing,
    failure: $rankFailure,
    isLoading: $isLoadingRank,
    want: standingWanted,
  });
  const { formatMessage } = useIntl();
  return (
    <section className={styles.rank} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="gamehub.centre.rank" />
      </h2>
      <BoardSwitch />
      <div className={styles.board} aria-busy={isLoading}>
        {failure ? (
          <ErrorState
            headingLevel={3}
            title={formatMessage({ id: 'gamehub.centre.rank-failed' })}
            retry={{ label: formatMessage({ id: 'gamehub.try-again' }), onRetry: () => want(), pending: isLoading }}
          >
            {messageOf(failure) ?? <FormattedMessage id="gamehub.no-answer" />}
          </ErrorState>
        ) : !standing ? (
          <Skeleton className={styles.held!} />
        ) : standing.items.length === 0 ? (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.centre.rank-empty.title' })}>
            <FormattedMessage id="gamehub.centre.rank-empty.text" />
          </EmptyState>
        ) : (
          <RankTable standing={standing} />
        )}
      </div>
    </section>
  );
}

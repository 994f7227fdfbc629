import { messageOf } from '@mortar/client';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryRow } from './entry-row.tsx';
import styles from './history.module.css';
import { $isLoadingOlder, $olderFailure, $statement, olderWanted } from './model.ts';

/** Every change of what is available, the latest first. */
export function History() {
  const statement = useUnit($statement);
  const { formatMessage } = useIntl();
  return (
    <section className={styles.history} aria-labelledby="bricks-history">
      <h2 id="bricks-history" className={styles.title}>
        <FormattedMessage id="gamehub.bricks.history" />
      </h2>
      {!statement && <Skeleton className={styles.held!} />}
      {statement?.entries.length === 0 && (
        <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.bricks.empty.title' })}>
          <FormattedMessage id="gamehub.bricks.empty.text" />
        </EmptyState>
      )}
      {statement && statement.entries.length > 0 && (
        <>
          <ul className={styles.entries}>
            {statement.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <Older isEnd={statement.next === null} />
        </>
      )}
    </section>
  );
}

function Older({ isEnd }: { isEnd: boolean }) {
  const { isLoading, failure, want } = useUnit({ isLoading: $isLoadingOlder, failure: $olderFailure, want: olderWanted });
  if (isEnd)
    return (
      <p className={styles.end}>
        <FormattedMessage id="gamehub.bricks.end" />
      </p>
    );
  return (
    <div className={styles.older}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {messageOf(failure) ?? <FormattedMessage id="gamehub.no-answer" />}
        </p>
      )}
      <Button loading={isLoading} onClick={() => want()}>
        <FormattedMessage id={failure ? 'gamehub.try-again' : 'gamehub.bricks.older'} />
      </Button>
    </div>
  );
}

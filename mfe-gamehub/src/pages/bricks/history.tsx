import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { causeId } from './cause.ts';
import styles from './history.module.css';
import { metalOf, statement, type LedgerEntry } from './model.ts';

/** Every change of what is available, the latest first. */
export function History() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.history} aria-labelledby="bricks-history">
      <h2 id="bricks-history" className={styles.title}>
        <FormattedMessage id="gamehub.bricks.history" />
      </h2>
      <Paged
        of={statement}
        pending={<Skeleton className={styles.held!} />}
        empty={() => (
          <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.bricks.empty.title' })}>
            <FormattedMessage id="gamehub.bricks.empty.text" />
          </EmptyState>
        )}
      >
        {({ items }) => (
          <ul className={styles.entries}>
            {items.map((entry) => (
              <EntryRow key={entry.id} {...entry} />
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}

/** One change: why, when, how much of which type, and what was available after it. */
function EntryRow({ brickstype, amount, available, cause, at }: LedgerEntry) {
  const metal = metalOf(brickstype);
  return (
    <li className={styles.entry}>
      <span className={styles.brick} data-metal={metal} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.cause}>
          <FormattedMessage id={causeId(cause, amount)} />
        </p>
        <time dateTime={at} className={styles.meta}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </time>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <FormattedMessage
            id={`gamehub.bricks.change.${metal}`}
            values={{ amount: <FormattedNumber value={amount} signDisplay="exceptZero" /> }}
          />
        </p>
        <p className={styles.meta}>
          <FormattedMessage id="gamehub.bricks.after" values={{ available }} />
        </p>
      </div>
    </li>
  );
}

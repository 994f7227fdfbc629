import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { causeId } from './cause.ts';
import { daysOf, type LedgerDay } from './days.ts';
import styles from './history.module.css';
import { metalOf, statement, type LedgerEntry } from './model.ts';

/** Every change of what is available, day by day, the latest first. */
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
        {({ items, next }) => (
          <div className={styles.days}>
            {daysOf(items, next !== null).map((day) => (
              <Day key={day.at} {...day} />
            ))}
          </div>
        )}
      </Paged>
    </section>
  );
}

/** What changed in a day, and by how much together. */
function Day({ at, entries, sums }: LedgerDay) {
  return (
    <section className={styles.day}>
      <div className={styles.date}>
        <h3 className={styles.name}>
          <FormattedDate value={at} weekday="long" year="numeric" month="long" day="numeric" />
        </h3>
        <p className={styles.sum}>
          {sums.map(({ bricksType, amount }) => (
            <span key={bricksType}>
              <Change bricksType={bricksType} amount={amount} />
            </span>
          ))}
        </p>
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} {...entry} />
        ))}
      </ul>
    </section>
  );
}

/** One change: why, when, how much of which type, and what was available after it. */
function EntryRow({ brickstype, amount, available, cause, at }: LedgerEntry) {
  return (
    <li className={styles.entry}>
      <span className={styles.brick} data-metal={metalOf(brickstype)} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.cause}>
          <FormattedMessage id={causeId(cause, amount)} />
        </p>
        <time dateTime={at} className={styles.meta}>
          <FormattedTime value={at} />
        </time>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>
          <Change bricksType={brickstype} amount={amount} />
        </p>
        <p className={styles.meta}>
          <FormattedMessage id="gamehub.bricks.after" values={{ available }} />
        </p>
      </div>
    </li>
  );
}

function Change({ bricksType, amount }: { bricksType: number; amount: number }) {
  const metal = metalOf(bricksType);
  return <FormattedMessage id={`gamehub.bricks.change.${metal}`} values={{ amount }} />;
}

import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { causeId } from './cause.ts';
import styles from './history.module.css';
import { metalOf } from './metal.ts';
import type { Entry } from './model.ts';

interface Props {
  entry: Entry;
}

/** One change: why, when, how much of which type, and what was available after it. */
export function EntryRow({ entry: { brickstype, amount, available, cause, at } }: Props) {
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

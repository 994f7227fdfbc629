import { FormattedMessage } from 'react-intl';
import styles from './allocation-bar.module.css';
import { Percent } from './percent.tsx';
import { SHARES, shareNameId } from './shares.ts';

/** The plan in one line: a bar with a piece per share, and the largest share in words. */
export function AllocationBar() {
  const largest = SHARES[0]!;
  return (
    <span className={styles.plan}>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {pieces().map(({ id, from, percent }, index) => (
          <rect key={id} className={styles.piece} fill={`var(--chart-${index + 1})`} x={from} width={percent} height="8" />
        ))}
      </svg>
      <span className={styles.largest}>
        <FormattedMessage id={shareNameId(largest)} />
        <b className={styles.percent}>
          <Percent of100={largest.percent} />
        </b>
      </span>
    </span>
  );
}

/** Where each share's piece begins, in percent. */
function pieces() {
  let next = 0;
  return SHARES.map(({ id, percent }) => {
    const from = next;
    next += percent;
    return { id, from, percent };
  });
}

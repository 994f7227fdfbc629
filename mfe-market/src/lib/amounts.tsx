import type { Amount } from '@mortar/protocol/market';
import { AmountText } from './amount-text.tsx';
import styles from './amounts.module.css';

/** Amounts of several currencies, which nobody adds up: each on a line of its own, the first one the largest letters. */
export function Amounts({ of, limit }: { of: readonly Amount[]; limit?: number }) {
  return (
    <span className={styles.amounts}>
      {of.map((amount) => (
        <span key={amount.currency} className={styles.amount}>
          <AmountText of={amount} {...(limit !== undefined && { limit })} />
        </span>
      ))}
    </span>
  );
}

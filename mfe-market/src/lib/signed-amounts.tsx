import type { SignedAmount } from '@mortar/protocol/market';
import { AmountText } from './amount-text.tsx';
import styles from './signed-amounts.module.css';

const NOTHING = '–';

/** Gains and losses, one for each currency, each with its sign. */
export function SignedAmounts({ of }: { of: readonly SignedAmount[] }) {
  if (of.length === 0) return NOTHING;
  return (
    <span className={styles.amounts}>
      {of.map((one) => {
        const isLoss = one.amount.startsWith('-');
        return (
          <span key={one.currency} className={styles.amount} data-sign={isLoss ? 'loss' : 'gain'}>
            {isLoss ? '−' : '+'}
            <AmountText of={{ ...one, amount: isLoss ? one.amount.slice(1) : one.amount }} />
          </span>
        );
      })}
    </span>
  );
}

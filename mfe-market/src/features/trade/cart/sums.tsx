import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import type { CartLine } from '../wish.ts';
import { Amounts } from '../../../lib/amounts.tsx';
import styles from './cart.module.css';

/** What it comes to, each currency on its own. */
export function Sums({ chain, of }: { chain: number; of: readonly Pick<CartLine, 'price' | 'currency'>[] }) {
  const priceOf = usePrices(chain);
  const sums = new Map<string, bigint>();
  for (const { price, currency } of of) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(price));
  if (of.length === 0) return null;
  return (
    <p className={styles.sum}>
      <span>
        <FormattedMessage id="market.cart.sum" />
      </span>
      <Amounts of={[...sums].map(([currency, amount]) => priceOf(amount, currency))} />
    </p>
  );
}

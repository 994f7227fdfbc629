import type { MarketOverview } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { COIN, usePrices } from '#entities/collection';
import { wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import type { Money } from './money.ts';
import styles from './money-rows.module.css';

/** Money that isn't in the wallet as the chain's coin, each with the way home. */
export function MoneyRows({ market, of: { credit, book, wrapped } }: { market: MarketOverview; of: Money }) {
  const wish = useUnit(wished);
  const chain = market.chain.id;
  const priceOf = usePrices(chain);
  const inWrapped = (amount: bigint) => <AmountText of={priceOf(amount, market.contracts.wrapped ?? COIN)} />;
  return (
    <ul className={styles.rows}>
      <Row label="credit" amount={<AmountText of={priceOf(credit, COIN)} />}>
        {credit > 0n && (
          <Button onClick={() => wish({ kind: 'withdraw', chain, currency: COIN })}>
            <FormattedMessage id="market.safety.withdraw" />
          </Button>
        )}
      </Row>
      {book.map(({ currency, amount }) => (
        <Row key={currency} label="book" amount={<AmountText of={priceOf(amount, currency)} />}>
          <Button onClick={() => wish({ kind: 'withdrawBook', chain, currency })}>
            <FormattedMessage id="market.safety.withdraw" />
          </Button>
        </Row>
      ))}
      {market.contracts.wrapped && (
        <Row label="wrapped" amount={inWrapped(wrapped)}>
          {wrapped > 0n && (
            <Button onClick={() => wish({ kind: 'unwrap', chain, amount: wrapped })}>
              <FormattedMessage id="market.safety.unwrap" />
            </Button>
          )}
        </Row>
      )}
    </ul>
  );
}

function Row({ label, amount, children }: { label: string; amount: ReactNode; children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        <FormattedMessage id={`market.safety.${label}`} />
      </span>
      <span className={styles.amount}>{amount}</span>
      {children}
    </li>
  );
}

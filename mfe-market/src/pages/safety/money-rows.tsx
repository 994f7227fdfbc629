import type { MarketOverview } from '@mortar/protocol/market';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { amountOf, wished } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import type { Money } from './money.ts';
import styles from './money-rows.module.css';

const NOBODY = `0x${'0'.repeat(40)}` as const;

/** Money that isn't in the wallet as the chain's coin, each with the way home. */
export function MoneyRows({ market, of: { credit, wrapped, allowance } }: { market: MarketOverview; of: Money }) {
  const wish = useUnit(wished);
  const chain = market.chain.id;
  const inWrapped = (amount: bigint) => <AmountText of={amountOf(market, market.contracts.wrapped ?? NOBODY, amount)} />;
  return (
    <ul className={styles.rows}>
      <Row label="credit" amount={<AmountText of={amountOf(market, NOBODY, credit)} />}>
        {credit > 0n && (
          <Button onClick={() => wish({ kind: 'withdraw', chain, currency: NOBODY })}>
            <FormattedMessage id="market.safety.withdraw" />
          </Button>
        )}
      </Row>
      {market.contracts.wrapped && (
        <Row label="wrapped" amount={inWrapped(wrapped)}>
          {wrapped > 0n && (
            <Button onClick={() => wish({ kind: 'unwrap', chain, amount: wrapped })}>
              <FormattedMessage id="market.safety.unwrap" />
            </Button>
          )}
        </Row>
      )}
      {market.contracts.wrapped && <Row label="allowance" amount={inWrapped(allowance)} />}
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

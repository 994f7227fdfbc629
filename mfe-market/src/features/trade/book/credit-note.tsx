import { Button } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import { $own } from '#entities/person';
import { wished } from '../wish.ts';
import { AmountText } from '../../../lib/amount-text.tsx';
import { Credits, credits } from './credits.ts';
import styles from './credit-note.module.css';

/** Money of the person's own that waits in the order book, each currency with the press that takes it out. */
export function CreditNote({ chain }: { chain: number }) {
  const { own, all, wish } = useUnit({ own: $own, all: credits.$data, wish: wished });
  useGate(Credits, { chain, own });
  const priceOf = usePrices(chain);
  if (!all || all.length === 0) return null;
  return (
    <ul className={styles.list}>
      {all.map(({ currency, amount }) => (
        <li key={currency} className={styles.line}>
          <span>
            <FormattedMessage id="market.book.credit" values={{ amount: <AmountText key="amount" of={priceOf(amount, currency)} /> }} />
          </span>
          <Button onClick={() => wish({ kind: 'withdrawBook', chain, currency })}>
            <FormattedMessage id="market.book.withdraw" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

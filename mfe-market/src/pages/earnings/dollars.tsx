import type { SignedAmount } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COIN } from '#entities/collection';
import { decimalOf } from '../../lib/decimal.ts';
import styles from './figures.module.css';
import { etherPrice } from './model.ts';

/** What an amount of ether would be in dollars at the price of now, and how old that price is. Other currencies have no feed here. */
export function Dollars({ of }: { of: readonly SignedAmount[] }) {
  const { formatNumber } = useIntl();
  const price = useUnit(etherPrice.$data);
  const ether = of.find(({ currency, symbol }) => currency === COIN && symbol === 'ETH');
  if (!price || !ether) return null;
  return (
    <span className={styles.dollars}>
      <FormattedMessage
        id="market.own.dollars"
        values={{
          dollars: formatNumber(Number(decimalOf(ether)) * Number(price.usd), { style: 'currency', currency: 'USD' }),
          minutes: Math.floor(price.age / 60),
        }}
      />
    </span>
  );
}

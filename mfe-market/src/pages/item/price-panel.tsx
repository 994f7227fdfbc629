import type { Item } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { chainOf, usePrices } from '#entities/collection';
import { CartToggle, cheapestOf, TradeActions } from '#features/trade';
import { AmountText } from '../../lib/amount-text.tsx';
import { options } from './model.ts';
import styles from './price-panel.module.css';

/** What an item costs now, and what can be done about it. */
export function PricePanel({ of }: { of: Item }) {
  const list = useUnit(options.$data);
  const priceOf = usePrices(chainOf(of.id));
  const cheapest = list && cheapestOf(list.items);
  return (
    <section className={styles.panel} aria-labelledby="price">
      <h2 id="price" className={styles.label}>
        <FormattedMessage id={cheapest ? 'market.item.price' : 'market.item.unlisted'} />
      </h2>
      {cheapest && (
        <p className={styles.price}>
          <AmountText of={priceOf(cheapest.option.price, cheapest.option.currency)} chain={chainOf(of.id)} />
        </p>
      )}
      {of.lastSale && (
        <p className={styles.last}>
          <FormattedMessage
            id="market.item.last"
            values={{ price: <AmountText key="price" of={priceOf(of.lastSale.price, of.lastSale.currency)} chain={chainOf(of.id)} /> }}
          />
        </p>
      )}
      <TradeActions item={of} options={list?.items ?? null} />
      <CartToggle of={of} />
    </section>
  );
}

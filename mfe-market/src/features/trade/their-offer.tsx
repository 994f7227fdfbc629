import type { ListedOffer } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import styles from './form.module.css';

/** What a bidder offers, where another price is asked instead. */
export function TheirOffer({ of: { offer, option }, chain }: { of: ListedOffer; chain: number }) {
  const priceOf = usePrices(chain);
  return (
    <p className={styles.note}>
      <FormattedMessage
        id="market.trade.theirs"
        values={{ price: <AmountText key="price" of={priceOf(offer.price, option.currency)} /> }}
      />
    </p>
  );
}

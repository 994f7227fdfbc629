import type { ListedOffer } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { itemPath, usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';

interface Props {
  of: ListedOffer;
  chain: number;
}

/** What a seller asks instead of what is offered, with the way to the item. */
export function CounterText({ of: { counter, option }, chain }: Props) {
  const priceOf = usePrices(chain);
  if (!counter) return null;
  const { tokenId, price, currency } = counter;
  return (
    <Link to={itemPath(`${chain}-${option.collection}-${tokenId}`)}>
      <FormattedMessage
        id="market.order.counter.asks"
        values={{ tokenId, price: <AmountText key="price" of={priceOf(price, currency)} /> }}
      />
    </Link>
  );
}

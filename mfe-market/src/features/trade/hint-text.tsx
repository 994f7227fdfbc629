import type { Item } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { COIN, chainOf, usePrices } from '#entities/collection';
import { AmountText } from '../../lib/amount-text.tsx';
import { $hints } from './hints.ts';

/** What others ask for something like it. */
export function HintText({ of: { id } }: { of: Item }) {
  const hint = useUnit($hints)[id];
  const priceOf = usePrices(chainOf(id));
  const amount = (price: string) => <AmountText key={price} of={priceOf(price, COIN)} />;
  if (!hint || hint.floor === null) return null;
  return (
    <>
      <FormattedMessage id="market.trade.hint.floor" values={{ price: amount(hint.floor) }} />
      {hint.trait && (
        <>
          {' '}
          <FormattedMessage
            id="market.trade.hint.trait"
            values={{ price: amount(hint.trait.price), trait: <bdi key="trait">{`${hint.trait.type}: ${hint.trait.value}`}</bdi> }}
          />
        </>
      )}
    </>
  );
}

import type { Order } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { type Phase, useIsPast } from '#entities/order';
import { $own, isOwn, Person } from '#entities/person';
import { AmountText } from '../../../lib/amount-text.tsx';

const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Id of the sentence that says how it stands, what happens next and who can do it. */
function sentenceOf({ type, isInstant, purchaser, creator }: Order, phase: Phase, own: string, mayAnybodyDeliver: boolean): string {
  const isSeller = isOwn(own, creator);
  const isBuyer = isOwn(own, purchaser);
  switch (phase) {
    case 'live':
      if (type === 'fixed') return isInstant ? 'fixed' : 'by-hand';
      if (!purchaser) return 'unbid';
      return isBuyer ? 'leading' : 'led';
    case 'over':
      if (!purchaser) return 'unsold';
      return isBuyer ? 'won' : 'ended';
    case 'sold':
      if (mayAnybodyDeliver) return 'deliverable';
      if (isSeller) return 'deliver';
      return isBuyer ? 'awaited' : 'sold';
    default:
      return phase;
  }
}

/** How an order stands in words; who looks hears when that changes. */
export function OrderWords({ of, phase }: { of: Order; phase: Phase }) {
  const own = useUnit($own);
  const mayAnybodyDeliver = useIsPast(of.deliverBy ?? LONG_AGO) && of.deliverBy !== null;
  const { purchaser, price, deliverBy } = of;
  return (
    <FormattedMessage
      id={`market.order.words.${sentenceOf(of, phase, own, mayAnybodyDeliver)}`}
      values={{
        who: purchaser && <Person key="who" of={purchaser} />,
        price: price && <AmountText key="price" of={price} />,
        until: deliverBy && <FormattedDate key="until" value={deliverBy} dateStyle="medium" timeStyle="short" />,
      }}
    />
  );
}

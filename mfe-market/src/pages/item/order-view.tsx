import type { Item } from '@mortar/protocol/market';
import { useUnit } from 'effector-react';
import { OrderPanel, SettledNote } from '#features/trade';
import { $escrow, $order } from './book.ts';
import { PricePanel } from './price-panel.tsx';

/** What an item costs and what can be done about it: by its order of the order book while that is under way, else as others list it. */
export function OrderView({ of }: { of: Item }) {
  const { order, escrow } = useUnit({ order: $order, escrow: $escrow });
  const isAlone = escrow !== null && of.quantity === '1';
  return (
    <>
      {order && <OrderPanel of={order} />}
      {isAlone ? <SettledNote /> : <PricePanel of={of} />}
    </>
  );
}

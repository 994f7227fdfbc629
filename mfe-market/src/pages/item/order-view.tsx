import type { Item } from '@mortar/protocol/market';
import { useGate, useUnit } from 'effector-react';
import { itemPartsOf } from '#entities/collection';
import { OrderPanel, SettledNote } from '#features/trade';
import { $escrow, $order, Open } from './book.ts';
import { PricePanel } from './price-panel.tsx';

/** What an item costs and what can be done about it: by its order of the order book while that is under way, else as others list it. */
export function OrderView({ of }: { of: Item }) {
  useGate(Open, itemPartsOf(of.id)!);
  const { order, escrow } = useUnit({ order: $order, escrow: $escrow });
  const isAlone = escrow !== null && of.quantity === '1';
  return (
    <>
      {order && <OrderPanel of={order} />}
      {isAlone ? <SettledNote /> : <PricePanel of={of} />}
    </>
  );
}

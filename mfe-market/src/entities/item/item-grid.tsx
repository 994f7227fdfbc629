import type { Item } from '@mortar/protocol/market';
import type { ReactNode } from 'react';
import { VirtualGrid } from '../../lib/virtual-grid.tsx';
import { ItemCard } from './item-card.tsx';

interface Props {
  items: readonly Item[];
  label: string;
  /** How many there are in all; -1 where nobody knows. */
  total: number;
  /** What can be done with an item at once; the same function for all renders. */
  actionOf?: (item: Item) => ReactNode;
}

/** Least width of a card, px: two beside each other on a phone of 360. */
const LEAST = 152;
/** Height of a card's words, rem. */
const FOOT = 6.75;

/** Items as a grid of any length. */
export function ItemGrid({ items, label, total, actionOf }: Props) {
  return (
    <VirtualGrid items={items} itemKey={({ id }) => id} label={label} total={total} least={LEAST} foot={FOOT}>
      {(item) => <ItemCard of={item} actionOf={actionOf} />}
    </VirtualGrid>
  );
}

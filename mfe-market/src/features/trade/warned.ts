import { findWarnings, type Warning } from '@mortar/protocol/market';
import type { TaskTools } from '@mortar/remote-kit';
import { itemPartsOf } from '#entities/collection';
import { itemsOf, type Wish } from './wish.ts';

/** What is to be known of one thing that a wish is about. */
export interface Warned {
  /** Of an item, or of a collection where the wish is about any of it. */
  id: string;
  /** Of its collection. */
  name: string | null;
  warnings: readonly Warning[];
}

const BUYING: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['buy', 'buyMany', 'purchase', 'bid', 'offer', 'offerAny']);
/** Who sells what they have themselves knows the rest. */
const OF_SELLERS: ReadonlySet<Warning['kind']> = new Set(['royalty', 'royaltyRaised', 'noTransfer']);

const idsOf = (wish: Wish): string[] => (wish.kind === 'offerAny' ? [wish.collection.id] : itemsOf(wish).map(({ id }) => id));

/** What somebody should know before they buy or offer, or sell to an offer; nothing for what gets or costs them nothing. */
export async function warnedOf(wish: Wish, call: TaskTools['call']): Promise<readonly Warned[]> {
  const isBuying = BUYING.has(wish.kind);
  if (!isBuying && wish.kind !== 'accept') return [];
  const { items } = await call(findWarnings, { ids: [...new Set(idsOf(wish))] });
  return isBuying ? items : items.map((one) => ({ ...one, warnings: one.warnings.filter(({ kind }) => OF_SELLERS.has(kind)) }));
}

/** Whether an operator has hidden it, or its collection. */
export const isHidden = ({ warnings }: Warned): boolean => warnings.some(({ kind }) => kind === 'hidden' || kind === 'hiddenItem');

/** Each collection once, with what is to be known of it and of its items among these; those without warnings are left out. */
export function byCollection(all: readonly Warned[]): Warned[] {
  const found = new Map<string, Warned>();
  for (const { id, name, warnings } of all) {
    const collection = itemPartsOf(id)?.collection ?? id;
    const before = found.get(collection)?.warnings ?? [];
    const more = warnings.filter(({ kind }) => !before.some((one) => one.kind === kind));
    found.set(collection, { id: collection, name, warnings: [...before, ...more] });
  }
  return [...found.values()].filter(({ warnings }) => warnings.length > 0);
}

import type { FavoriteSort } from '@mortar/protocol/market';
import { AppError } from '../../../lib/app-error.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';

/** What a watched thing is sorted by; null comes last. */
export interface Sortable {
  id: string;
  name: string;
  /** Larger first. */
  number: bigint | number | null;
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: Sortable, other: Sortable): number {
  if (one.number === null || other.number === null) return Number(one.number === null) - Number(other.number === null);
  if (one.number !== other.number) return one.number > other.number ? -1 : 1;
  return byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}

/** All of a list in its order: as it came, by name, or by its numbers. */
export const inOrder = <Of extends Sortable>(list: readonly Of[], sort: FavoriteSort): Of[] => {
  if (sort === 'added') return [...list];
  return list.toSorted(sort === 'name' ? (one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1) : compare);
};

/**
 * A page of a list that is known as a whole, behind the one that the cursor names; where that one is gone, from its place on.
 * @throws AppError `validation` of a cursor of another order
 */
export function pageOf<Of extends { id: string }>(
  list: readonly Of[],
  sort: FavoriteSort,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): { shown: Of[]; next: string | null } {
  const key = readKeyCursor<[string, string, number]>(cursor, ['', '', 0]);
  if (key && key[0] !== sort) throw new AppError('validation');
  const place = key ? list.findIndex(({ id }) => id === key[1]) : -1;
  const from = key ? (place < 0 ? Math.max(0, key[2]) : place + 1) : 0;
  const shown = list.slice(from, from + pageSize);
  const last = shown.at(-1);
  return { shown, next: last && from + pageSize < list.length ? writeKeyCursor([sort, last.id, from + shown.length - 1]) : null };
}

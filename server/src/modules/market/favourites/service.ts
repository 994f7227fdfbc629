import type { Output, Query } from '@mortar/protocol';
import type {
  Amount,
  FavoriteCollection,
  FavoriteItem,
  FavoriteStats,
  listFavoriteCollections,
  listFavoriteItems,
} from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/people/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { collectionParts, NOBODY, type Glance } from '../../chain/index.ts';
import { favouritesOf, type FavouriteRow } from './repository.ts';
import { inOrder, pageOf } from './sorted.ts';

/** Most that one person watches: a list of all of them is sorted at once. */
export const MOST = { collections: 200, items: 500 } as const;

export interface FavouritesDeps {
  db: Db;
  clock: Clock;
  glance: Glance;
}

interface Wish {
  userId: number;
  id: string;
  isWanted: boolean;
}

/** What the floor did, as a share of what it was. */
function changeOf(then: string | null, now: Amount | null): number | null {
  if (then === null || now === null || BigInt(then) === 0n) return null;
  return Number(((BigInt(now.amount) - BigInt(then)) * 1_000_000n) / BigInt(then)) / 1_000_000;
}

const lower = (id: string): string => id.toLowerCase();

/** Collections and items that people watch, each person for themselves. */
export function createFavourites({ db, clock, glance }: FavouritesDeps) {
  /** An earlier amount of the coin of the chain on which a thing is. */
  const inCoin = async (id: string, amount: string | null): Promise<Amount | null> =>
    amount === null ? null : glance.amount(collectionParts(id).chain, NOBODY, amount);

  async function statsOf(userId: number, ids: string): Promise<{ items: FavoriteStats[] }> {
    const subjects = [...new Set(ids.split(',').map(lower))];
    const known = new Map((await favouritesOf(db).stats(userId, subjects)).map((row) => [row.id, row]));
    return { items: subjects.map((id) => known.get(id) ?? { id, isFavorite: false, count: 0 }) };
  }

  async function priceOf(id: string, isItem: boolean): Promise<string | null> {
    if (!isItem) {
      const found = (await glance.collections([id])).get(id);
      if (!found) throw new AppError('notFound', { status: 200 });
      return found.floor?.amount ?? null;
    }
    const found = (await glance.wholeItems([id])).get(id);
    if (!found) throw new AppError('notFound', { status: 200 });
    return found.item.listing?.price ?? null;
  }

  async function set({ userId, id: given, isWanted }: Wish, isItem: boolean): Promise<FavoriteStats> {
    const subject = lower(given);
    if (isWanted) {
      const price = await priceOf(subject, isItem);
      const row: FavouriteRow = { userId, subject, isItem, at: new Date(clock.now()), priceThen: price, priceTold: price };
      await db.transaction(async (tx) => {
        const favourites = favouritesOf(tx);
        await favourites.hold(userId);
        if (await favourites.has(userId, subject)) return;
        if ((await favourites.countOf(userId, isItem)) >= MOST[isItem ? 'items' : 'collections']) throw new AppError('watchlistFull');
        await favourites.add(row);
      });
    } else await favouritesOf(db).remove(userId, subject);
    return (await statsOf(userId, subject)).items[0]!;
  }

  async function collections(
    userId: number,
    { sort, ...page }: Query<typeof schemas.listFavoriteCollections>,
  ): Promise<Output<typeof listFavoriteCollections>> {
    const rows = await favouritesOf(db).listOf(userId, false, MOST.collections);
    const known = await glance.collections(rows.map(({ subject }) => subject));
    const all = rows.flatMap((row) => {
      const seen = known.get(row.subject);
      if (!seen) return [];
      const change = changeOf(row.priceThen, seen.floor);
      const number = { floor: seen.floor && BigInt(seen.floor.amount), change, listed: seen.listed, added: null, name: null }[sort];
      return [{ id: row.subject, name: seen.name, number, row, change }];
    });
    const { shown, next } = pageOf(inOrder(all, sort), sort, page);
    const whole = await glance.wholeCollections(shown.map(({ id }) => id));
    const items = shown.map(async ({ id, row, change }): Promise<FavoriteCollection[]> => {
      const collection = whole.get(id);
      return collection ? [{ collection, watchedAt: row.at.toISOString(), floorThen: await inCoin(id, row.priceThen), change }] : [];
    });
    return { items: (await Promise.all(items)).flat(), total: all.length, next };
  }

  async function items(
    userId: number,
    { sort, ...page }: Query<typeof schemas.listFavoriteItems>,
  ): Promise<Output<typeof listFavoriteItems>> {
    const rows = await favouritesOf(db).listOf(userId, true, MOST.items);
    const known = await glance.items(rows.map(({ subject }) => subject));
    const all = rows.map((row) => {
      const { name = null, price = null } = known.get(row.subject) ?? {};
      // The cheapest first, while larger numbers stand first.
      return { id: row.subject, name: name ?? row.subject, number: price && -BigInt(price.amount), row };
    });
    const { shown, next } = pageOf(inOrder(all, sort), sort, page);
    const whole = await glance.wholeItems(shown.map(({ id }) => id));
    const found = shown.map(async ({ id, row }): Promise<FavoriteItem[]> => {
      const placed = whole.get(id);
      return placed ? [{ ...placed, watchedAt: row.at.toISOString(), priceThen: await inCoin(id, row.priceThen) }] : [];
    });
    return { items: (await Promise.all(found)).flat(), total: all.length, next };
  }

  return {
    statsOf,
    setCollection: (wish: Wish) => set(wish, false),
    setItem: (wish: Wish) => set(wish, true),
    collections,
    items,
  };
}

export type Favourites = ReturnType<typeof createFavourites>;

import { Type, type Static, type TSchema } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Collection, Item } from '../collections/schemas.ts';
import { Amount, CollectionId, CollectionIds, Cursor, ItemId, ItemIds } from '../fields.ts';

/** What is known of one thing that people watch. */
const FavoriteStats = Type.Object({
  id: Type.String(),
  /** Whether the caller watches it. */
  isFavorite: Type.Boolean(),
  /** How many people do. */
  count: Type.Integer({ minimum: 0 }),
});
export type FavoriteStats = Static<typeof FavoriteStats>;

const statsOf = <Ids extends TSchema>(summary: string, ids: Ids) => ({
  summary,
  query: Type.Object({ ids }),
  data: Type.Object({ items: Type.Array(FavoriteStats) }),
});
const setting = <Id extends TSchema>(summary: string, id: Id) => ({
  summary,
  /** 1 watches it, 0 does no longer: a state, so that once more changes nothing. */
  query: Type.Object({ id, status: Type.Integer({ minimum: 0, maximum: 1 }) }),
  data: FavoriteStats,
  codes: [NOT_THERE, ...refusals('watchlistFull')],
});

export const getFavoriteStats = statsOf('How many people watch these collections, and whether the caller does', CollectionIds);
export const setFavorite = setting('Watch a collection, or no longer', CollectionId);
export const getItemFavoriteStats = statsOf('How many people watch these items, and whether the caller does', ItemIds);
export const setItemFavorite = setting('Watch an item, or no longer', ItemId);

/** What was watched last, first; the dearest first; what rose most since it is watched; most listed; by name. */
const COLLECTION_SORTS = ['added', 'floor', 'change', 'listed', 'name'] as const;
/** What was watched last, first; the cheapest first; by name. */
const ITEM_SORTS = ['added', 'price', 'name'] as const;
export type FavoriteSort = (typeof COLLECTION_SORTS)[number] | (typeof ITEM_SORTS)[number];

const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };

const FavoriteCollection = Type.Object({
  collection: Collection,
  watchedAt: Time,
  /** Its floor when it began to be watched; null where nothing was for sale. */
  floorThen: orNull(Amount),
  /** What the floor did since then, as a share of it; null where one of the two is missing. */
  change: orNull(Type.Number()),
});
export type FavoriteCollection = Static<typeof FavoriteCollection>;

const FavoriteItem = Type.Object({
  item: Item,
  collection: Type.Object({ id: CollectionId, name: Type.String() }),
  watchedAt: Time,
  /** What it cost when it began to be watched. */
  priceThen: orNull(Amount),
});
export type FavoriteItem = Static<typeof FavoriteItem>;

export const listFavoriteCollections = {
  summary: 'Collections that the caller watches',
  query: Type.Object({ sort: Type.Enum(COLLECTION_SORTS, { default: 'added' }), ...page }),
  data: Type.Object({ items: Type.Array(FavoriteCollection), total: Type.Integer(), next: Next }),
};
export const listFavoriteItems = {
  summary: 'Items that the caller watches',
  query: Type.Object({ sort: Type.Enum(ITEM_SORTS, { default: 'added' }), ...page }),
  data: Type.Object({ items: Type.Array(FavoriteItem), total: Type.Integer(), next: Next }),
};

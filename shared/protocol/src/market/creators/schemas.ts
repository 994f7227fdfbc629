import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { events, which } from '../activity/schemas.ts';
import { Collection } from '../collections/schemas.ts';
import { Address, Amount, ChainId, Cursor, Freshness, Picture } from '../fields.ts';
import { Range, Traded } from '../rankings/schemas.ts';
import { ItemBrief } from '../search/schemas.ts';

/** Somebody who made collections, and what was traded of these in a period. */
const RankedCreator = Type.Object({
  rank: Type.Integer(),
  address: Address,
  /** The name of the registry that stands for the account; null without one. */
  name: orNull(Type.String()),
  /** Of the collection that was traded most. */
  picture: orNull(Picture),
  collections: Type.Integer(),
  traded: Traded,
});
export type RankedCreator = Static<typeof RankedCreator>;

/** An account as others see it on a chain. */
const Creator = Type.Object({
  chain: ChainId,
  address: Address,
  name: orNull(Type.String()),
  /** Collections that it made, since when, the items in them, and what was traded of them: clean, and all of it. */
  collections: Type.Integer(),
  since: orNull(Time),
  items: Type.Integer(),
  sales: Type.Integer(),
  volume: Type.Array(Amount),
  rawVolume: Type.Array(Amount),
  /** Items that it holds, and live options that it signed. */
  collected: Type.Integer(),
  listed: Type.Integer(),
});
export type Creator = Static<typeof Creator>;

const of = { chain: ChainId, address: Address };
const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };
const Briefs = Type.Object({ items: Type.Array(ItemBrief), next: Next, freshness: Freshness });

export const getCreator = {
  summary: 'Who an account is on a chain: what it made, holds and sells',
  query: Type.Object(of),
  data: Type.Object({ creator: Creator, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listCreated = {
  summary: 'Collections that an account made, the newest first',
  query: Type.Object({ ...of, ...page }),
  data: Type.Object({ items: Type.Array(Collection), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listCollected = {
  summary: 'Items that an account holds, by collection and number',
  query: Type.Object({ ...of, ...page }),
  data: Briefs,
  codes: [NOT_THERE],
};

export const listCreatorSales = {
  summary: 'What an account has for sale, the latest first',
  query: Type.Object({ ...of, ...page }),
  data: Briefs,
  codes: [NOT_THERE],
};

export const listCreatorActivity = {
  summary: 'What happened in the collections that an account made, and what it bought, sold and signed, the latest first',
  query: Type.Object({ ...of, ...which }),
  ...events,
};

/** For the market's first page. */
const TOP = 10;
export const listTopCreators = {
  summary: 'The ten creators whose collections were traded most in a period',
  query: Type.Object({ chain: ChainId, range: Range }),
  data: Type.Object({ items: Type.Array(RankedCreator, { maxItems: TOP }), freshness: Freshness }),
  codes: [NOT_THERE],
};

export const rankCreators = {
  summary: 'Creators by what was traded of their collections in a period, and who stands near an account',
  query: Type.Object({ chain: ChainId, range: Range, near: Type.Optional(Address), ...page }),
  data: Type.Object({
    items: Type.Array(RankedCreator),
    /** The account that was asked for, with two before and two behind it; empty where it made no collection. */
    near: Type.Array(RankedCreator),
    next: Next,
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};

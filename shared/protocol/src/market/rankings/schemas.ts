import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Collection } from '../collections/schemas.ts';
import { Address, Amount, ChainId, Cursor, Freshness } from '../fields.ts';
import { PERIODS, RANKING_SORTS } from './periods.ts';

export const Range = Type.Enum(PERIODS, { default: '24h' });

/** What was traded within a period, amounts by currency. A clean trade is one that no mark speaks against. */
export const Traded = Type.Object({
  /** Clean trades, and what was paid in them. */
  sales: Type.Integer(),
  volume: Type.Array(Amount),
  /** The same of the equal period before; null for all time. */
  before: orNull(Type.Object({ sales: Type.Integer(), volume: Type.Array(Amount) })),
  /** By how much the volume in the currency that is ranked by grew, of what it was: 0.5 is half as much again. Null where it was nothing. */
  change: orNull(Type.Number()),
  /** Every trade, marked or not. */
  rawSales: Type.Integer(),
  rawVolume: Type.Array(Amount),
});
export type Traded = Static<typeof Traded>;

const RankedCollection = Type.Object({
  rank: Type.Integer(),
  collection: Collection,
  /** By how much the lowest price grew since the period began, of what it was; null where nothing was for sale then or is now, or isn't known. */
  floorChange: orNull(Type.Number()),
  traded: Traded,
});
export type RankedCollection = Static<typeof RankedCollection>;

export const rankCollections = {
  summary: 'Collections of a chain by what was traded in a period, of the 500 that were traded most in it or are newest',
  query: Type.Object({
    chain: ChainId,
    period: Range,
    sort: Type.Enum(RANKING_SORTS, { default: 'volume' }),
    order: Type.Enum(['asc', 'desc'], { default: 'desc' }),
    /** Whose volume is compared; the chain’s coin when unset. Two currencies are never added. */
    currency: Type.Optional(Address),
    cursor: Type.Optional(Cursor),
    pageSize: PageSize,
  }),
  data: Type.Object({ items: Type.Array(RankedCollection), total: Type.Integer(), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Address, Amount, ChainId, CollectionId, Freshness, ItemId, Picture, Uint } from '../fields.ts';
import { MARKET_EVENT_KINDS } from './kinds.ts';

/** Something that happened on a chain, or that somebody signed. A sale's own transfer isn't told twice. */
export const MarketEvent = Type.Object({
  /** Tells it from all others. */
  id: Type.String(),
  kind: Type.Enum(MARKET_EVENT_KINDS),
  chain: ChainId,
  /** Its picture where there is no item to show, and it has one. */
  collection: Type.Object({ id: CollectionId, name: Type.String(), picture: Type.Optional(Picture) }),
  /** Null of an offer for a collection, or for some of it. */
  item: orNull(Type.Object({ id: ItemId, tokenId: Uint, name: orNull(Type.String()), picture: orNull(Picture) })),
  quantity: Uint,
  from: Address,
  /** Null of what was signed and nobody has taken. */
  to: orNull(Address),
  /** Of one unit. */
  price: orNull(Amount),
  /** Null of what was signed. */
  transaction: orNull(Type.String()),
  block: orNull(Type.Integer()),
  /** Whether the chain can no longer take its block back; null of what was signed. */
  isFinal: orNull(Type.Boolean()),
  /** Whether a sale counts in clean volume; null of everything else. */
  isClean: orNull(Type.Boolean()),
  at: Time,
});
export type MarketEvent = Static<typeof MarketEvent>;

export const events = {
  data: Type.Object({ items: Type.Array(MarketEvent), next: Next, freshness: Type.Array(Freshness) }),
  codes: [NOT_THERE],
};
/** Which events; with several kinds any of them, apart by commas. */
export const which = {
  kinds: Type.Optional(Type.String({ pattern: `^(${MARKET_EVENT_KINDS.join('|')})(,(${MARKET_EVENT_KINDS.join('|')})){0,5}$` })),
  /** `next` of the page before: a place for each chain. */
  cursor: Type.Optional(Type.String({ maxLength: 2000, pattern: '^[A-Za-z0-9_-]+$' })),
  pageSize: PageSize,
};

export const listMarketActivity = {
  summary: 'What happened on all chains or in one collection, and what was signed to be sold or bought, the latest first',
  query: Type.Object({ collection: Type.Optional(CollectionId), ...which }),
  ...events,
};

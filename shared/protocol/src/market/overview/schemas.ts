import { Type, type Static } from 'typebox';
import { orNull, Time } from '../../core/fields.ts';
import { Address, Amount, ChainId, CollectionId, Currency, Freshness, ItemId, Picture, Uint } from '../fields.ts';

/** A trade of the exchange. */
export const RecentSale = Type.Object({
  id: ItemId,
  collection: Type.Object({ id: CollectionId, name: Type.String() }),
  tokenId: Uint,
  /** What it calls itself; null where it doesn't, or nobody has looked yet. */
  name: orNull(Type.String()),
  picture: orNull(Picture),
  quantity: Uint,
  /** Of one unit. */
  price: Amount,
  block: Type.Integer(),
  transaction: Type.String(),
  at: Time,
});
export type RecentSale = Static<typeof RecentSale>;

/** What there is on one chain, and what was traded there. */
export const MarketOverview = Type.Object({
  chain: Type.Object({ id: ChainId, name: Type.String(), isTest: Type.Boolean() }),
  /** Collections that people made, and the works in them that somebody has. */
  collections: Type.Integer(),
  works: Type.Integer(),
  /** Names that somebody holds and that have not ended. */
  names: Type.Integer(),
  /** Live options. */
  listed: Type.Integer(),
  /** Trades of the exchange, and what was paid in them. */
  sales: Type.Integer(),
  volume: Type.Array(Amount),
  /** The latest first. */
  recent: Type.Array(RecentSale),
  /** What the exchange takes, the chain's own coin first. */
  currencies: Type.Array(Currency),
  /** Where the contracts stand that all of this comes from. */
  contracts: Type.Object({
    exchange: Address,
    orderBook: Address,
    drops: Address,
    names: Address,
    boxes: Address,
    /** Wrapped ether, which offers are made in; null where the chain has none that is known. */
    wrapped: orNull(Address),
  }),
  freshness: Freshness,
});
export type MarketOverview = Static<typeof MarketOverview>;

export const getMarketOverview = {
  summary: 'What there is and what was traded on each chain that is read',
  data: Type.Object({ markets: Type.Array(MarketOverview) }),
};

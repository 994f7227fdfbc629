import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Item } from '../collections/schemas.ts';
import { Address, Amount, ChainId, CollectionId, Cursor, Freshness, Hash, Uint } from '../fields.ts';
import { ListedOffer, ListedOption } from '../trades/schemas.ts';

const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };
const chain = { chain: ChainId };

/** A collection as beside one of its items: its floor is the lowest live price in the chain's own coin. */
const Within = Type.Object({ id: CollectionId, name: Type.String(), floor: orNull(Amount) });
/** An item wherever it's shown without its collection's page. */
export const PlacedItem = Type.Object({ item: Item, collection: Within });
export type PlacedItem = Static<typeof PlacedItem>;

/** What happened to a person's own; through the order book a deposit and a return are no trade. */
export const MOVE_KINDS = ['bought', 'minted', 'received', 'sold', 'sent', 'burned', 'moved', 'deposited', 'returned'] as const;
export const MoveKind = Type.Enum(MOVE_KINDS);
export type MoveKind = Static<typeof MoveKind>;

export const Holding = Type.Object({
  ...PlacedItem.properties,
  /** Units that the person's wallet has. */
  held: Uint,
  /** The person's own cheapest live option. */
  listed: orNull(Type.Object({ hash: Type.String(), price: Amount, ends: Time })),
  /** How the last units came, and what one of them cost without gas; null where it was not bought. */
  got: Type.Object({ kind: MoveKind, price: orNull(Amount), at: Time, transaction: Type.String() }),
});
export type Holding = Static<typeof Holding>;

export const HOLDING_SORTS = ['received', 'collection', 'price', 'cost', 'rarity'] as const;
export type HoldingSort = (typeof HOLDING_SORTS)[number];
export const HOLDING_FILTERS = ['all', 'listed', 'unlisted'] as const;

export const listHoldings = {
  summary: 'What the person’s bound wallet holds on a chain',
  query: Type.Object({
    ...chain,
    collection: Type.Optional(CollectionId),
    filter: Type.Enum(HOLDING_FILTERS, { default: 'all' }),
    /** The latest first; by collection; the dearest first, of the own price or what was paid; the rarest first. What lacks it follows. */
    sort: Type.Enum(HOLDING_SORTS, { default: 'received' }),
    ...page,
  }),
  data: Type.Object({ items: Type.Array(Holding), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listHeldCollections = {
  summary: 'Collections that the person’s bound wallet holds something of, with how many items',
  query: Type.Object({ ...chain, ...page }),
  data: Type.Object({ items: Type.Array(Type.Object({ collection: Within, items: Type.Integer() })), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

const StateFilter = Type.Enum(['live', 'ended'], { default: 'live' });

export const OwnOption = Type.Object({ ...PlacedItem.properties, listing: ListedOption, price: Amount });
export type OwnOption = Static<typeof OwnOption>;

export const listOwnOptions = {
  summary: 'What the person’s bound wallet has signed to sell, the latest first',
  query: Type.Object({ ...chain, filter: StateFilter, ...page }),
  data: Type.Object({ items: Type.Array(OwnOption), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const OwnOrder = Type.Object({
  ...PlacedItem.properties,
  orderId: Uint,
  kind: Type.Enum(['fixed', 'auction']),
  state: Type.Enum(['open', 'sold', 'delivered', 'refused', 'cancelled', 'expired']),
  version: Type.Integer(),
  units: Uint,
  /** Of all units: what is asked at least, and what is bid or was paid; null where nobody has. */
  asked: Amount,
  paid: orNull(Amount),
  purchaser: orNull(Address),
  starts: Time,
  ends: Time,
  /** Until then its seller alone delivers. */
  deliverBy: orNull(Time),
  changedAt: Time,
});
export type OwnOrder = Static<typeof OwnOrder>;

export const listOwnOrders = {
  summary: 'Orders of the order book that the person’s bound wallet made, those that changed last first; live are those not over',
  query: Type.Object({ ...chain, filter: StateFilter, ...page }),
  data: Type.Object({ items: Type.Array(OwnOrder), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

/** What an offer is for: one item, some of a collection, or any of it. */
export const OfferScope = Type.Enum(['item', 'some', 'collection']);
export type OfferScope = Static<typeof OfferScope>;

export const ReceivedOffer = Type.Object({
  scope: OfferScope,
  collection: Within,
  price: Amount,
  /** Items of the person’s that could be sold to it, at most a few, each with the offer as it’s accepted by it. */
  choices: Type.Array(Type.Object({ item: Item, offer: ListedOffer })),
  /** How many there are. */
  total: Type.Integer(),
});
export type ReceivedOffer = Static<typeof ReceivedOffer>;

export const listReceivedOffers = {
  summary: 'Live offers that the person could accept with what their bound wallet holds, the highest first',
  query: Type.Object({ ...chain, ...page }),
  data: Type.Object({ items: Type.Array(ReceivedOffer), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const MadeOffer = Type.Object({
  scope: OfferScope,
  collection: Within,
  /** Of an offer for one item. */
  item: orNull(Item),
  /** Items that it names, where it is for some. */
  wanted: Type.Integer(),
  price: Amount,
  offer: ListedOffer,
});
export type MadeOffer = Static<typeof MadeOffer>;

export const listMadeOffers = {
  summary: 'Offers that the person’s bound wallet signed, the latest first',
  query: Type.Object({ ...chain, filter: StateFilter, ...page }),
  data: Type.Object({ items: Type.Array(MadeOffer), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const OwnBid = Type.Object({
  ...PlacedItem.properties,
  orderId: Uint,
  version: Type.Integer(),
  state: Type.Enum(['leading', 'outbid', 'won', 'cancelled']),
  /** What the person bid last, and what leads now. */
  price: Amount,
  highest: Amount,
  /** Of the order. */
  orderState: Type.Enum(['open', 'sold', 'delivered', 'refused', 'cancelled', 'expired']),
  ends: Time,
  at: Time,
  transaction: Hash,
});
export type OwnBid = Static<typeof OwnBid>;

export const listOwnBids = {
  summary: 'Bids of the person’s bound wallet for auctions, one for each, the latest first',
  query: Type.Object({ ...chain, ...page }),
  data: Type.Object({ items: Type.Array(OwnBid), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const Move = Type.Object({
  /** Where it stands on the chain. */
  id: Type.String(),
  kind: MoveKind,
  ...PlacedItem.properties,
  units: Uint,
  from: Address,
  to: Address,
  /** Of all units, in a trade. */
  price: orNull(Amount),
  transaction: Hash,
  at: Time,
});
export type Move = Static<typeof Move>;

export const listOwnHistory = {
  summary: 'What happened to what the person’s wallets have and had, the latest first',
  query: Type.Object({ ...chain, kind: Type.Optional(MoveKind), ...page }),
  data: Type.Object({ items: Type.Array(Move), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

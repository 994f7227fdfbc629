import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Address, Amount, ChainId, CollectionId, Cursor, Freshness, ItemId, Picture, Uint } from '../fields.ts';

/** `<chain>-<number of the order>`. */
const OrderId = Type.String({ pattern: '^[1-9][0-9]{0,15}-[1-9][0-9]{0,77}$' });
const OrderType = Type.Enum(['fixed', 'auction']);
/** `sold` is paid and waits for delivery; the last four are over until the order is reset. */
const OrderState = Type.Enum(['open', 'sold', 'delivered', 'refused', 'cancelled', 'expired']);

/** An order of the order book as it stands, with the item that lies in it. */
export const Order = Type.Object({
  id: OrderId,
  /** Its number on its chain. */
  number: Uint,
  type: OrderType,
  state: OrderState,
  /** Rises with every change of its terms. */
  version: Type.Integer(),
  item: ItemId,
  collection: Type.Object({ id: CollectionId, name: Type.String() }),
  tokenId: Uint,
  /** What the item calls itself; null where it doesn't, or nobody has looked yet. */
  name: orNull(Type.String()),
  picture: orNull(Picture),
  amount: Uint,
  creator: Address,
  /** Who bought it, or whose bid leads. */
  purchaser: orNull(Address),
  /** For all units: the fixed price, or the lowest first bid. */
  asked: Amount,
  /** What the purchaser pays for all units. */
  price: orNull(Amount),
  /** The lowest next bid of an auction that is open, in base units. */
  lowestBid: orNull(Uint),
  /** Bids since it was created or reset. */
  bids: Type.Integer(),
  startTime: Time,
  endTime: Time,
  /** From then on anybody may deliver; null before it is sold. */
  deliverBy: orNull(Time),
  /** Whether a purchase at a fixed price is delivered at once. */
  isInstant: Type.Boolean(),
  /** Parts of the price in basis points, as they were when it was created or reset. */
  feeBps: Type.Integer(),
  royaltyBps: Type.Integer(),
});
export type Order = Static<typeof Order>;

const OrderAction = Type.Enum([
  'create',
  'modify',
  'reset',
  'cancel',
  'bid',
  'cancelBid',
  'purchase',
  'deliver',
  'refuseDelivery',
  'settle',
  'expire',
]);

/** Something that happened to an order. */
export const OrderEvent = Type.Object({
  action: OrderAction,
  /** Who did it; null where anybody may have. */
  account: orNull(Address),
  /** What was asked, bid, paid or given back then, for all units. */
  price: orNull(Amount),
  /** When the order ends from then on. */
  endTime: Time,
  transaction: Type.String(),
  at: Time,
});
export type OrderEvent = Static<typeof OrderEvent>;

const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };
/** What time it is on the chain, by which orders begin and end. */
const now = Time;
const Orders = Type.Object({ items: Type.Array(Order), next: Next, now, freshness: Freshness });

export const listOrders = {
  summary: 'Orders of the order book, on a chain or of a collection',
  query: Type.Object({
    chain: ChainId,
    collection: Type.Optional(Address),
    type: Type.Enum(['fixed', 'auction'], { default: 'auction' }),
    /** For sale now; past their time, which somebody has to end; or all. */
    state: Type.Enum(['live', 'ended', 'all'], { default: 'live' }),
    /** What ends first, of those for sale, or what was created last. */
    sort: Type.Enum(['ending', 'newest'], { default: 'newest' }),
    ...page,
  }),
  data: Orders,
  codes: [NOT_THERE],
};

export const listItemOrders = {
  summary: 'Orders of an item, the last created first',
  params: Type.Object({ id: ItemId }),
  query: Type.Object(page),
  data: Orders,
  codes: [NOT_THERE],
};

export const listAccountOrders = {
  summary: 'Orders that an account created, or that it bid on or bought, the last created first',
  params: Type.Object({ address: Address }),
  query: Type.Object({ chain: ChainId, side: Type.Enum(['created', 'bought'], { default: 'created' }), ...page }),
  data: Orders,
  codes: [NOT_THERE],
};

export const getOrder = {
  summary: 'An order of the order book',
  query: Type.Object({ id: OrderId }),
  data: Type.Object({ order: Order, now, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listOrderEvents = {
  summary: 'What happened to an order, or what was bid, the latest first',
  query: Type.Object({ id: OrderId, kind: Type.Enum(['all', 'bid'], { default: 'all' }), ...page }),
  data: Type.Object({ items: Type.Array(OrderEvent), next: Next, now, freshness: Freshness }),
  codes: [NOT_THERE],
};

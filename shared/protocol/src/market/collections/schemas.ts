import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Address, Amount, ChainId, CollectionId, Cursor, Freshness, ItemId, Picture, Uint } from '../fields.ts';
import { ItemBrief } from '../search/schemas.ts';

/**
 * Why metadata or its picture is not there: the contract reverts; it names nothing; an address that isn't read, because of its kind or
 * because it is not public; on IPFS, not kept by this site, which has no gateway; what may be wrong with what came; and that it is of a
 * kind that is not shown, such as a model in 3D.
 */
export const MetadataFault = Type.Enum([
  'reverted',
  'nothingNamed',
  'notAllowed',
  'noGateway',
  'notFound',
  'unreachable',
  'tooLarge',
  'unreadable',
  'tooManyPixels',
  'tooMuchWork',
  'otherKind',
]);
export type MetadataFault = Static<typeof MetadataFault>;

const Trait = Type.Object({
  type: Type.String(),
  value: Type.Union([Type.Number(), Type.String()]),
  /** How a number is to be shown, such as `date` or `boost_percentage`; null where nothing is said. */
  display: orNull(Type.String()),
});
export type Trait = Static<typeof Trait>;

/** What an item says of itself: text and links of whoever made it, never HTML. */
const Metadata = Type.Object({
  /** `pending`: nobody has looked yet; `missing`: nothing is there; `failed`: it can't be taken as it is. */
  state: Type.Enum(['pending', 'ready', 'missing', 'failed']),
  /** Why the last look came to nothing; what was read before stays. */
  fault: orNull(MetadataFault),
  description: Type.String(),
  traits: Type.Array(Trait),
  /** Where what it plays lies, a place of somebody else's; `data:` where the token holds it itself. */
  animation: orNull(Type.String()),
  /** Leads to a place of somebody else's. */
  link: orNull(Type.String()),
  pictureFault: orNull(MetadataFault),
  readAt: orNull(Time),
});
export type Metadata = Static<typeof Metadata>;

export const Collection = Type.Object({
  id: CollectionId,
  chain: ChainId,
  contract: Address,
  /** Single works, copies of works, names, or mystery boxes. */
  kind: Type.Union([Type.Literal('works'), Type.Literal('copies'), Type.Literal('names'), Type.Literal('boxes')]),
  /** What its contract says, which may be anything. */
  name: Type.String(),
  symbol: Type.String(),
  /** Null of the platform's own. */
  creator: orNull(Address),
  createdAt: orNull(Time),
  /** Tokens that somebody has, and how many accounts have one. */
  items: Type.Integer(),
  owners: Type.Integer(),
  /** Tokens with a live option. */
  listed: Type.Integer(),
  /** Lowest price of one unit among live options in the chain's own coin; null without one. */
  floor: orNull(Amount),
  /** Trades of the exchange, and what was paid in them, by currency. */
  sales: Type.Integer(),
  volume: Type.Array(Amount),
  /** The same without trades that are no sign of worth: with oneself, back and forth, for next to nothing, and the like. */
  cleanSales: Type.Integer(),
  cleanVolume: Type.Array(Amount),
  /** Its own, or that of its first item that has one. */
  picture: orNull(Picture),
  /** Whether it is the platform's own, or an operator looked at it and says that it is whose it claims to be. */
  isVerified: Type.Boolean(),
  /** What it says of itself (ERC-7572); of one collection alone that was asked for, where it says anything. */
  about: Type.Optional(
    Type.Object({
      name: orNull(Type.String()),
      description: Type.String(),
      /** Leads to a place of somebody else's. */
      link: orNull(Type.String()),
    }),
  ),
});
export type Collection = Static<typeof Collection>;

const Rarity = Type.Object({
  rank: Type.Integer(),
  of: Type.Integer(),
  /** Information content of its traits, of the average item 1. */
  score: Type.Number(),
  at: Time,
  /** Of one item alone that was asked for: how many have each of its traits, and how many bits that tells. Numbers are not counted. */
  traits: Type.Optional(Type.Array(Type.Object({ type: Type.String(), value: Type.String(), count: Type.Integer(), bits: Type.Number() }))),
});

export const Item = Type.Object({
  id: ItemId,
  tokenId: Uint,
  /** Null where it says none; a name of the registry is its label. */
  name: orNull(Type.String()),
  picture: orNull(Picture),
  metadata: Metadata,
  quantity: Uint,
  /** Who has all of it; null where several do. */
  owner: orNull(Address),
  owners: Type.Integer(),
  /** Its cheapest live option in the currency that was asked for. */
  listing: orNull(Type.Object({ hash: Type.String(), price: Uint, currency: Address, at: Time })),
  lastSale: orNull(Type.Object({ price: Uint, currency: Address, at: Time })),
  /**
   * How rare its traits are by OpenRarity's information content: its rank, 1 the rarest, among so many items that say something of
   * themselves, and since when that stands. Null before it was computed, and where there are no traits to tell items apart.
   */
  rarity: orNull(Rarity),
});
export type Item = Static<typeof Item>;

/** A trait by which items are found: its values with how many items have each, the most frequent first, or the spread of its numbers. */
export const Facet = Type.Union([
  Type.Object({
    kind: Type.Literal('text'),
    type: Type.String(),
    values: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() })),
    /** How many values there are, of which the most frequent are told. */
    total: Type.Integer(),
  }),
  Type.Object({
    kind: Type.Literal('number'),
    type: Type.String(),
    min: Type.Number(),
    max: Type.Number(),
    /** As wide as each other; from the first number on and up to the next one, the last with its end. */
    bins: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number(), count: Type.Integer() })),
  }),
]);
export type Facet = Static<typeof Facet>;

const ActivityKind = Type.Union([Type.Literal('mint'), Type.Literal('burn'), Type.Literal('transfer'), Type.Literal('sale')]);

/** Something that happened to an item; a sale's own transfer isn't told twice. */
export const Activity = Type.Object({
  kind: ActivityKind,
  tokenId: Uint,
  name: orNull(Type.String()),
  picture: orNull(Picture),
  quantity: Uint,
  from: Address,
  to: Address,
  /** Of one unit, in a sale. */
  price: orNull(Uint),
  currency: orNull(Address),
  transaction: Type.String(),
  /** Whether its block can no longer be taken back. */
  isFinal: Type.Boolean(),
  at: Time,
});
export type Activity = Static<typeof Activity>;

const found = { data: Type.Object({ collection: Collection, freshness: Freshness }), codes: [NOT_THERE] };
const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };

export const getCollection = { summary: 'A collection and its figures', params: Type.Object({ id: CollectionId }), ...found };

export const getCollectionByContract = {
  summary: 'A collection and its figures, by the address of its contract',
  params: Type.Object({ id: Address }),
  /** Without it the first chain that has the collection. */
  query: Type.Object({ chain: Type.Optional(ChainId) }),
  ...found,
};

export const getCollectionDetail = {
  summary: 'A collection and its figures, for its page',
  query: Type.Object({ id: CollectionId }),
  ...found,
};

export const listCollections = {
  summary: 'Collections of a chain, the newest first',
  body: Type.Object({
    chain: ChainId,
    /** Part of a name. */
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    creator: Type.Optional(Address),
    ...page,
  }),
  data: Type.Object({ items: Type.Array(Collection), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

/**
 * By number; by price, the cheapest or the dearest first; the rarest first; by the price of the last sale, the highest first; what was
 * listed last. Items that have no such thing follow, by number.
 */
const ITEM_SORTS = ['token', 'price', 'priceHigh', 'rarity', 'lastSale', 'listed'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const listCollectionItems = {
  summary: 'Items of a collection, filtered and sorted',
  query: Type.Object({
    id: CollectionId,
    /** All that somebody has, or those with a live option. */
    filter: Type.Union([Type.Literal('all'), Type.Literal('listed')], { default: 'all' }),
    sort: Type.Enum(ITEM_SORTS, { default: 'token' }),
    owner: Type.Optional(Address),
    /** One item alone. */
    token: Type.Optional(Uint),
    /** Of options and last sales; the native one when unset. Prices of two currencies are not compared. */
    currency: Type.Optional(Address),
    /** `Glaze:Ash,Ember;Level~3..10`: one of these values and a number within these bounds; see `writeTraits`. */
    traits: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    /** Listed at this price or above, and at this or below, of one unit. */
    priceFrom: Type.Optional(Uint),
    priceTo: Type.Optional(Uint),
    ...page,
  }),
  data: Type.Object({ items: Type.Array(Item), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const getCollectionFacets = {
  summary: 'The traits of a collection’s items, with how many have each',
  query: Type.Object({ id: CollectionId }),
  data: Type.Object({ facets: Type.Array(Facet), freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listTraitTokens = {
  summary: 'Numbers of the items with some traits, for an offer that names them: none of them where they are more than an offer can name',
  query: Type.Object({ id: CollectionId, traits: Type.String({ minLength: 1, maxLength: 2000 }) }),
  data: Type.Object({
    tokens: Type.Array(Uint),
    /** Whether there are more than `most`. */
    isTooMany: Type.Boolean(),
    most: Type.Integer(),
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};

export const listCollectionActivity = {
  summary: 'What happened in a collection or to one item of it, the latest first',
  query: Type.Object({ id: CollectionId, token: Type.Optional(Uint), kind: Type.Optional(ActivityKind), ...page }),
  data: Type.Object({ items: Type.Array(Activity), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

const Holder = Type.Object({
  address: Address,
  /** The name of the registry that stands for the account; null without one. */
  name: orNull(Type.String()),
  /** Units, and of how many items. */
  quantity: Uint,
  items: Type.Integer(),
});
export type Holder = Static<typeof Holder>;

export const listHolders = {
  summary: 'Who has items of a collection, or one item, those with the most units first',
  query: Type.Object({ id: CollectionId, token: Type.Optional(Uint), ...page }),
  data: Type.Object({ items: Type.Array(Holder), next: Next, freshness: Freshness }),
  codes: [NOT_THERE],
};

export const listSimilarItems = {
  summary: 'Items of the same collection that share an item’s rarest traits, the most alike first, at most twelve',
  query: Type.Object({ id: ItemId }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        item: ItemBrief,
        /** Traits that both have. */
        shared: Type.Array(Type.Object({ type: Type.String(), value: Type.String() })),
      }),
    ),
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};

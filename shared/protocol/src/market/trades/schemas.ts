import { Type, type Static } from 'typebox';
import { Next, orNull, PageSize, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Address, ChainId, CollectionId, Cursor, Freshness, Hash, ItemId, OfferId, Uint } from '../fields.ts';

/** What is for sale (spec §3), as the contract takes it. */
const Terms = {
  channel: Hash,
  collection: Address,
  tokenId: Uint,
  amount: Uint,
  signer: Address,
  nonce: Uint,
  startTime: Uint,
  endTime: Uint,
  /** Of one unit. */
  price: Uint,
  /** The address zero is the native one. */
  currency: Address,
  /** Basis points. */
  royaltyRate: Uint,
};
const Signature = { v: Type.Integer({ minimum: 0, maximum: 255 }), r: Hash, s: Hash };
/** Where an option stands among those that one signature lists. */
const Bulk = Type.Object({ index: Type.Integer({ minimum: 0, maximum: 1023 }), path: Type.Array(Hash, { maxItems: 10 }) });

export const Option = Type.Object({ ...Terms, ...Signature, bulk: Type.Optional(Bulk) });
export type Option = Static<typeof Option>;

export const Offer = Type.Object({ bidder: Address, price: Uint, expireTime: Uint, ...Signature });
export type Offer = Static<typeof Offer>;

/** `closed` is for now: its tokens or money are not there, or it hasn't begun. */
const State = Type.Union([
  Type.Literal('live'),
  Type.Literal('traded'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
  Type.Literal('closed'),
]);
export type SignedState = Static<typeof State>;

const status = {
  hash: Type.String(),
  state: State,
  /** Names of the contract's errors that a trade would end in. */
  faults: Type.Array(Type.String()),
  addedAt: Time,
};
export const ListedOption = Type.Object({
  ...status,
  /** Units that were not bought yet. */
  left: Uint,
  option: Type.Object({ ...Terms, ...Signature, bulk: Bulk }),
});
export type ListedOption = Static<typeof ListedOption>;
export const ListedOffer = Type.Object({
  ...status,
  option: Type.Object(Terms),
  offer: Type.Object({ optionHash: Hash, ...Offer.properties }),
  /** What a seller of the item that was asked for sends along, where the offer is for some tokens; else empty. */
  path: Type.Array(Hash),
  /** How many tokens it names; 0 where it is for one option or a whole collection. */
  wanted: Type.Integer(),
  /** What a seller asks instead: the cheapest live option that was signed in answer to it. */
  counter: orNull(Type.Object({ hash: Type.String(), tokenId: Uint, price: Uint, currency: Address, signer: Address })),
});
export type ListedOffer = Static<typeof ListedOffer>;

/** Tokens that an offer names one by one; a collection is wanted whole without naming any. */
export const MOST_WANTED = 1000;
/** Of options that are asked for by their hashes. */
const MOST_FOUND = 50;

const Filter = Type.Union([Type.Literal('live'), Type.Literal('all')]);
const page = { cursor: Type.Optional(Cursor), pageSize: PageSize };
const ListedOptions = Type.Object({ items: Type.Array(ListedOption), next: Next, freshness: Freshness });
const ListedOffers = Type.Object({ items: Type.Array(ListedOffer), next: Next, freshness: Freshness });
/** `optionRefused` carries the contract's errors: an array of names for each option that was sent. */
const taken = { codes: [NOT_THERE, ...refusals('optionRefused', 'chainUnreachable')] };

export const addOptions = {
  summary: 'Put signed options up for sale: all of them, or none where the exchange would refuse one',
  body: Type.Object({ chain: ChainId, options: Type.Array(Option, { minItems: 1, maxItems: 50 }) }),
  data: Type.Object({ hashes: Type.Array(Type.String()) }),
  ...taken,
};

export const addOffer = {
  summary: 'Make a signed offer for an option, which needs no signature, or with a signer of zero for a collection or some of its tokens',
  body: Type.Object({
    chain: ChainId,
    option: Type.Object(Terms),
    offer: Offer,
    /** The tokens whose root the option has as its `tokenId`, where it is for some of a collection. */
    wanted: Type.Optional(Type.Array(Uint, { minItems: 1, maxItems: MOST_WANTED, uniqueItems: true })),
  }),
  data: Type.Object({ hash: Type.String() }),
  ...taken,
};

export const listOptions = {
  summary: 'Options of an item, the cheapest first',
  params: Type.Object({ filter: Filter, id: ItemId }),
  query: Type.Object(page),
  data: ListedOptions,
  codes: [NOT_THERE],
};

export const findOptions = {
  summary: 'Options by their hashes as they stand now, and what their items cost else where they can’t be bought any more',
  body: Type.Object({ chain: ChainId, hashes: Type.Array(Hash, { minItems: 1, maxItems: MOST_FOUND, uniqueItems: true }) }),
  data: Type.Object({
    items: Type.Array(Type.Object({ listing: ListedOption, instead: orNull(ListedOption) })),
    freshness: Freshness,
  }),
  codes: [NOT_THERE],
};

/** A transaction as a wallet is asked for it. */
const Transaction = Type.Object({ to: Address, data: Type.String({ pattern: '^0x[0-9a-fA-F]*$' }), value: Uint });
const prepared = {
  data: Type.Object({ offer: ListedOffer, transaction: Transaction, freshness: Freshness }),
  codes: [NOT_THERE, ...refusals('optionRefused', 'chainUnreachable')],
};

export const acceptOffer = {
  summary: 'What the person’s bound wallet sends to sell to an offer, or why the exchange would refuse it now',
  params: Type.Object({ id: OfferId }),
  query: Type.Object({ token: Uint, units: Type.Optional(Uint) }),
  ...prepared,
};

export const cancelOffer = {
  summary: 'What the person’s bound wallet sends to take back an offer of its own, or why there is nothing to take back',
  params: Type.Object({ id: OfferId }),
  ...prepared,
};

export const listOffers = {
  summary:
    'Offers for an item, for some that it is one of, and for its whole collection; or for a collection and some of it; the highest first',
  params: Type.Object({ filter: Filter, id: Type.Union([ItemId, CollectionId]) }),
  query: Type.Object(page),
  data: ListedOffers,
  codes: [NOT_THERE],
};

export const listOffersOf = {
  summary: 'Offers that an account made, or that are for what it has signed to sell, the highest first',
  params: Type.Object({ filter: Filter, address: Address }),
  body: Type.Object({ chain: ChainId, side: Type.Union([Type.Literal('made'), Type.Literal('received')]), ...page }),
  data: ListedOffers,
  codes: [NOT_THERE],
};

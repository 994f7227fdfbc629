import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { Address, Amount, ChainId, CollectionId, ItemId, Picture, Uint } from '../fields.ts';
import { SEARCH_KINDS } from './kinds.ts';

/** A collection that was found. */
const FoundCollection = Type.Object({
  id: CollectionId,
  name: Type.String(),
  symbol: Type.String(),
  kind: Type.Enum(['works', 'copies', 'names', 'boxes']),
  picture: orNull(Picture),
  items: Type.Integer(),
  floor: orNull(Amount),
  /** An older collection for which its name can be taken, though it's another one. */
  looksLike: orNull(Type.Object({ id: CollectionId, name: Type.String() })),
});
export type FoundCollection = Static<typeof FoundCollection>;

/** An item in a list of several collections. */
export const ItemBrief = Type.Object({
  id: ItemId,
  collection: Type.Object({ id: CollectionId, name: Type.String() }),
  tokenId: Uint,
  name: orNull(Type.String()),
  picture: orNull(Picture),
  /** How many there are, or how many somebody has of it where the list is about somebody. */
  quantity: Uint,
  /** Lowest price of one unit among live options in the chain's coin; null without one. */
  price: orNull(Amount),
});
export type ItemBrief = Static<typeof ItemBrief>;

/** Somebody who made collections or holds something. */
const FoundCreator = Type.Object({
  chain: ChainId,
  address: Address,
  /** The name of the registry that stands for the account; null without one. */
  name: orNull(Type.String()),
  /** Collections that they made. */
  collections: Type.Integer(),
});
export type FoundCreator = Static<typeof FoundCreator>;

const FoundName = Type.Object({ id: ItemId, label: Type.String(), holder: orNull(Address), price: orNull(Amount) });
export type FoundName = Static<typeof FoundName>;

export const searchMarket = {
  summary: 'Collections, items, creators and names by a part of a name, a number or an address, on all chains',
  query: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 100 }),
    /** Of each kind. */
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
    kind: Type.Optional(Type.Enum(SEARCH_KINDS)),
    chain: Type.Optional(ChainId),
  }),
  data: Type.Object({
    collections: Type.Array(FoundCollection),
    items: Type.Array(ItemBrief),
    creators: Type.Array(FoundCreator),
    names: Type.Array(FoundName),
  }),
  codes: [NOT_THERE],
};

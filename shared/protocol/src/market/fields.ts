import { Type, type Static } from 'typebox';

/** An account or contract, `0x` and 40 hexadecimal digits; in lower case where the server says it. */
export const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });
export const Hash = Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' });
/** A whole number below 2^256 as decimal digits: an amount in base units, an id of a token, or seconds. */
export const Uint = Type.String({ pattern: '^(0|[1-9][0-9]{0,77})$' });
/** What something is paid in. */
export const Currency = Type.Object({
  /** The currency's contract; the address zero is the chain's own coin. */
  currency: Address,
  /** What the contract calls itself, which may be anything; the chain's own coin by its usual letters. */
  symbol: Type.String(),
  decimals: Type.Integer({ minimum: 0, maximum: 255 }),
});
export type Currency = Static<typeof Currency>;
/** An amount in base units of its currency. */
export const Amount = Type.Object({ amount: Uint, ...Currency.properties });
export type Amount = Static<typeof Amount>;
export const ChainId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const COLLECTION = '[1-9][0-9]{0,15}-0x[0-9a-fA-F]{40}';
const ITEM = `${COLLECTION}-(0|[1-9][0-9]{0,77})`;
/** `<chain>-<contract>`. */
export const CollectionId = Type.String({ pattern: `^${COLLECTION}$` });
/** `<chain>-<contract>-<token>`. */
export const ItemId = Type.String({ pattern: `^${ITEM}$` });
const listOf = (id: string) => Type.String({ pattern: `^${id}(,${id}){0,99}$`, maxLength: 15_000 });
/** Up to 100 ids, with commas between. */
export const CollectionIds = listOf(COLLECTION);
export const ItemIds = listOf(ITEM);
/** `<chain>-<hash>`. */
export const OfferId = Type.String({ pattern: '^[1-9][0-9]{0,15}-0x[0-9a-fA-F]{64}$' });
/** `next` of the page before. */
export const Cursor = Type.String({ maxLength: 300, pattern: '^[A-Za-z0-9_-]+$' });

/** A picture of ours, made anew from what somebody named: as it is in lists, and as large as it is kept. */
export const Picture = Type.Object({ small: Type.String(), large: Type.String(), width: Type.Integer(), height: Type.Integer() });
export type Picture = Static<typeof Picture>;

/** How old the figures of an answer are. */
export const Freshness = Type.Object({
  chain: ChainId,
  /** Last block that was read, and the newest that the chain's server told of. */
  block: Type.Integer(),
  head: Type.Integer(),
  /** Seconds since all that the chain had was in the figures; null before it was first read. */
  age: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Whether the chain cannot be read on at the moment. */
  isFailing: Type.Boolean(),
});
export type Freshness = Static<typeof Freshness>;

import { $isSignedIn, loginRequested } from '@mortar/host';
import type { Item, ListedOffer, ListedOption } from '@mortar/protocol/market';
import { createEvent, createStore, sample } from 'effector';

type Address = `0x${string}`;

/** Something that somebody wants done with an item. */
export type ItemWish = { item: Item } & (
  | { kind: 'buy'; listing: ListedOption }
  | { kind: 'list' }
  | { kind: 'offer' }
  | { kind: 'accept'; offer: ListedOffer }
  | { kind: 'delist'; listing: ListedOption }
  | { kind: 'retract'; offer: ListedOffer }
);

/** Something that somebody wants done with their own account on a chain. */
export type AccountWish = { chain: number } & (
  | { kind: 'void' }
  | { kind: 'withdraw'; currency: Address }
  | { kind: 'unwrap'; amount: bigint }
  | { kind: 'revoke'; collection: Address; operator: Address; name: string }
);

export type Wish = ItemWish | AccountWish;

/** What somebody asks or gives for something. */
export interface Terms {
  /** Of one unit, as people write it. */
  price: string;
  days: number;
}

/** Kinds of wishes for which a price is to be named first. */
export const isPriced = ({ kind }: Wish): boolean => kind === 'list' || kind === 'offer';

/** Somebody pressed for it. */
export const wished = createEvent<Wish>();
/** Its dialog shows it. */
export const begun = createEvent<Wish>();
/** The price is named. */
export const termsNamed = createEvent<Terms>();
/** The person goes on with what they were shown. */
export const confirmed = createEvent();
/** The same shall be tried once more. */
export const retried = createEvent();
/** The person goes back to the price. */
export const termsWanted = createEvent();
export const closed = createEvent();
/** Something was traded, listed or cancelled: what a page shows of it is old. */
export const traded = createEvent<Wish>();

// A visitor is asked who they are first; what they wanted is one press away then.
const turnedAway = sample({ clock: wished, source: $isSignedIn, filter: (isSignedIn) => !isSignedIn });
sample({ clock: turnedAway, fn: () => ({ first: 'wallets' as const }), target: loginRequested });
const taken = sample({ clock: wished, source: $isSignedIn, filter: (isSignedIn) => isSignedIn, fn: (_, wish) => wish });

/** What is wanted; it stays while its dialog closes. */
export const $wish = createStore<Wish | null>(null).on(taken, (_, wish) => wish);
export const $isOpen = createStore(false)
  .on(taken, () => true)
  .on(closed, () => false);
/** The last ones named for this wish. */
export const $terms = createStore<Terms | null>(null)
  .on(termsNamed, (_, terms) => terms)
  .reset(taken);

const PARTS = /^(\d+)-(0x[0-9a-fA-F]{40})-(\d+)$/;

/** Chain, contract and number of an item. */
export function partsOf({ id }: Pick<Item, 'id'>): { chain: number; collection: Address; tokenId: string } {
  const [, chain, collection, tokenId] = PARTS.exec(id)!;
  return { chain: Number(chain), collection: collection as Address, tokenId: tokenId! };
}

/** The chain on which a wish is to come true. */
export const chainOf = (wish: Wish): number => ('item' in wish ? partsOf(wish.item).chain : wish.chain);

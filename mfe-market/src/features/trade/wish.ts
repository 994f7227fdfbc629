import { $isSignedIn, loginRequested } from '@mortar/host';
import type { Currency, Item, ListedOffer, ListedOption, Order, TraitFilter } from '@mortar/protocol/market';
import { createEvent, createStore, sample } from 'effector';

type Address = `0x${string}`;

/** Something that somebody wants done with an item. */
export type ItemWish = { item: Item } & (
  | { kind: 'buy'; listing: ListedOption }
  | { kind: 'list' }
  /** In the order book, which holds it until it sells. */
  | { kind: 'auction' | 'fixed' }
  | { kind: 'counter'; offer: ListedOffer }
  | { kind: 'offer' }
  | { kind: 'accept'; offer: ListedOffer }
  | { kind: 'delist'; listing: ListedOption }
  | { kind: 'retract'; offer: ListedOffer }
  | { kind: 'transfer' }
);

/** Something that somebody wants to buy, as a cart holds it: a listing at its price then. */
export interface CartLine extends Pick<Item, 'id' | 'name' | 'tokenId' | 'picture'> {
  /** Of the listing. */
  hash: string;
  /** Of one unit, in base units. */
  price: string;
  currency: string;
}

/** Things that somebody wants to buy at once, as far as they are there. */
export interface CartWish {
  kind: 'buyMany';
  chain: number;
  lines: readonly CartLine[];
}

/** Something that somebody wants done with a collection. */
export type CollectionWish = { collection: { id: string; name: string } } & (
  | { kind: 'offerAny' }
  /** An offer for several items is met with one of the person's own, which they choose first. */
  | { kind: 'choose'; next: 'accept' | 'counter'; offer: ListedOffer }
  | { kind: 'retractAny'; offer: ListedOffer }
);

/** Live signatures that somebody wants to end, all on one chain. */
export interface CancelWish {
  kind: 'cancelMany';
  chain: number;
  options: readonly ListedOption[];
  offers: readonly ListedOffer[];
}

/** Something that somebody wants done with an order of the order book. */
export interface OrderWish {
  kind: 'bid' | 'purchase' | 'modify' | 'reset' | 'unlist' | 'end' | 'deliver' | 'refuse' | 'cancelBid';
  order: Order;
}

/** Something that somebody wants done with their own account on a chain. */
export type AccountWish = { chain: number } & (
  | { kind: 'void' }
  | { kind: 'withdraw'; currency: Address }
  /** What lies in the order book. */
  | { kind: 'withdrawBook'; currency: Address }
  | { kind: 'unwrap'; amount: bigint }
  | { kind: 'revoke'; collection: Address; operator: Address; name: string }
  | { kind: 'disallow'; currency: Address; symbol: string; spender: Address }
);

/** Something that somebody wants done with things of theirs, all on one chain, by one signature: at most `MOST_LISTED`. */
export interface ManyWish {
  kind: 'listMany';
  items: readonly Item[];
}

export type Wish = ItemWish | OrderWish | AccountWish | ManyWish | CartWish | CollectionWish | CancelWish;

/** As many as the site takes at once. */
export const MOST_LISTED = 50;

/** What somebody asks or gives for something. */
export interface Line {
  /** Of one unit, as people write it. */
  price: string;
  units: string;
}

/** What somebody asks or gives: a line for each item. */
export interface Pricing {
  lines: readonly Line[];
  currency: Currency;
  days: number;
  /** What an offer for several items of a collection asks of them; none for any item. */
  traits: readonly TraitFilter[];
  /** Whether an order at a fixed price is delivered by its purchase; else its seller delivers or refuses. */
  isInstant: boolean;
}

/** Whom something is given to. */
export interface Delivery {
  to: Address;
  /** The name of the registry that was written for it; empty for an address. */
  name: string;
  units: string;
}

export type Terms = Pricing | Delivery;

const PRICED: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'list',
  'auction',
  'fixed',
  'bid',
  'modify',
  'reset',
  'listMany',
  'counter',
  'offer',
  'offerAny',
  'choose',
  'transfer',
]);

/** Kinds of wishes for which something is to be named first: a price, one of one's own, or whom it goes to. */
export const isPriced = ({ kind }: Wish): boolean => PRICED.has(kind);

const BIDS: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['offer', 'offerAny']);

/** Whether it offers money, which a signature must be able to draw. */
export const isBid = ({ kind }: Wish): boolean => BIDS.has(kind);

/** Whether the order book answers it, and not the exchange. */
export const isOfBook = (wish: Wish): boolean => 'order' in wish || ['auction', 'fixed', 'withdrawBook'].includes(wish.kind);

/** Ways to sell an item of one's own, between which somebody may still choose while they name the price. */
export const SALES = ['list', 'fixed', 'auction'] as const;
export type SaleWish = Extract<ItemWish, { kind: (typeof SALES)[number] }>;
export const isSale = (wish: Wish): wish is SaleWish => (SALES as readonly string[]).includes(wish.kind);

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
/** What a cart's transaction bought: hashes of listings. */
export const bought = createEvent<ReadonlySet<string>>();
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
export function chainOf(wish: Wish): number {
  if ('item' in wish) return partsOf(wish.item).chain;
  if ('order' in wish) return Number.parseInt(wish.order.id, 10);
  if ('collection' in wish && typeof wish.collection === 'object') return Number.parseInt(wish.collection.id, 10);
  return 'items' in wish ? partsOf(wish.items[0]!).chain : (wish as CartWish | CancelWish | AccountWish).chain;
}

/** What a wish is about, item by item. */
export function itemsOf(wish: Wish): readonly Pick<Item, 'id' | 'name' | 'tokenId' | 'picture'>[] {
  if ('item' in wish) return [wish.item];
  if ('order' in wish) return [{ ...wish.order, id: wish.order.item }];
  if ('lines' in wish) return wish.lines;
  return 'items' in wish ? wish.items : [];
}

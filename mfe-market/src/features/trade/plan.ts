import type { Call, Preview, Proceeds, ToSign, TradeSite } from '@mortar/chain/trade';
import type { Currency, Item, SignedState } from '@mortar/protocol/market';
import type { TaskTools } from '@mortar/remote-kit';
import { forAccount } from './plans/account.ts';
import { forCancelling } from './plans/cancel.ts';
import { forCart } from './plans/cart.ts';
import { forCollection } from './plans/collection.ts';
import { forItem } from './plans/item.ts';
import { forListing } from './plans/listing.ts';
import { forBookSale, forOrder } from './plans/order.ts';
import { forTransfer } from './plans/transfer.ts';
import { trading } from './site.ts';
import { byWallet } from './trouble.ts';
import type { Trader } from './wallet.ts';
import { byCollection, type Warned, warnedOf } from './warned.ts';
import type { CartLine, Delivery, Terms, Wish } from './wish.ts';

/** What one thing brings once it sells: of one unit, in the currency of its listing. */
export interface Sale extends Proceeds {
  item: Item;
  units: bigint;
}

/** What listings bring. */
export interface Sales {
  currency: Currency;
  each: readonly Sale[];
}

/** What is bought of a cart, and what is left out already, and why. */
export interface Purchase {
  lines: readonly CartLine[];
  left: readonly { line: CartLine; why: SignedState | 'own' | 'hidden' }[];
}

/** What is to be done, and what it will come to. */
export interface Plan {
  site: TradeSite;
  trader: Trader;
  /** Transactions, one after the other. */
  calls: Call[];
  /** What they do; null where there are none. */
  preview: Preview | null;
  sales: Sales | null;
  /** Collections of which something is to be known first. */
  warned: readonly Warned[];
  /** Why each of what is listed would not sell right now, by the exchange's own word, as a simulation tells; null where none told. */
  trial: readonly (string | undefined)[] | null;
  /** How many older listings of the same things are cancelled with it. */
  replaces: number;
  purchase: Purchase | null;
  /** Whom something goes to, and whether that is a contract. */
  delivery: (Delivery & { isContract: boolean }) | null;
  /** What an offer that is to be signed gives for each unit, as no transaction tells it. */
  bid?: { price: bigint; currency: `0x${string}` };
  /** What is signed in the end, and sent to the site. */
  signing: { toSign: ToSign; keep: (signature: `0x${string}`) => Promise<unknown> } | null;
}

/** What a kind of wish takes. */
export type Made = Pick<Plan, 'calls'> & Partial<Pick<Plan, 'sales' | 'trial' | 'replaces' | 'purchase' | 'delivery' | 'bid' | 'signing'>>;

/** What plans are made with. */
export interface Making {
  site: TradeSite;
  trader: Trader;
  terms: Terms | null;
  call: TaskTools['call'];
  /** What is to be known of what the wish is about. */
  warned: readonly Warned[];
}

function madeFor(wish: Wish, making: Making): Promise<Made> {
  switch (wish.kind) {
    case 'list':
    case 'listMany':
    case 'counter':
      return forListing(wish, making);
    case 'auction':
    case 'fixed':
      return forBookSale(wish, making);
    case 'transfer':
      return forTransfer(wish, making);
    case 'buyMany':
      return forCart(wish, making);
    case 'cancelMany':
      return forCancelling(wish, making);
    case 'offerAny':
    case 'retractAny':
    case 'choose':
      return forCollection(wish, making);
    default:
      if ('order' in wish) return forOrder(wish, making);
      return 'item' in wish ? forItem(wish, making) : forAccount(wish, making);
  }
}

/** Finds out what a wish takes, and what it will do. @throws Troubled, a failure of a call, or what a library threw */
export async function planOf(wish: Wish, given: Omit<Making, 'warned'>): Promise<Plan> {
  const { preview } = await trading();
  const { site, trader, call } = given;
  const warned = await warnedOf(wish, call);
  const {
    calls,
    sales = null,
    trial = null,
    replaces = 0,
    purchase = null,
    delivery = null,
    signing = null,
    bid,
  } = await byWallet('sign-error', () => madeFor(wish, { ...given, warned }));
  const seen = calls.length > 0 ? await preview(site, calls, trader.address) : null;
  const limited = calls.map((call, index) => ({ ...call, ...(seen?.limits[index] !== undefined && { gas: seen.limits[index] }) }));
  return {
    site,
    trader,
    calls: limited,
    warned: byCollection(warned.filter((one) => purchase === null || purchase.lines.some(({ id }) => id === one.id))),
    sales,
    trial,
    replaces,
    purchase,
    delivery,
    signing,
    ...(bid && { bid }),
    preview: seen,
  };
}

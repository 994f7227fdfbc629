import type { Call, Preview, Proceeds, ToSign, TradeSite } from '@mortar/chain/trade';
import { addOffer, addOptions } from '@mortar/protocol/market';
import type { TaskTools } from '@mortar/remote-kit';
import { trading } from './site.ts';
import { byWallet } from './trouble.ts';
import type { Trader } from './wallet.ts';
import { partsOf, type AccountWish, type ItemWish, type Terms, type Wish } from './wish.ts';

const DAY_SECONDS = 86_400;
/** Ether and what wraps it. */
const DECIMALS = 18;
const NOBODY = `0x${'0'.repeat(40)}` as const;

/** What is to be done, and what it will come to. */
export interface Plan {
  site: TradeSite;
  trader: Trader;
  /** Transactions, one after the other. */
  calls: Call[];
  /** What they do; null where there are none. */
  preview: Preview | null;
  /** What a listing brings once it sells. */
  proceeds: Proceeds | null;
  /** What is signed in the end, and sent to the site. */
  signing: { toSign: ToSign; keep: (signature: `0x${string}`) => Promise<unknown> } | null;
}

type Made = Pick<Plan, 'calls'> & Partial<Pick<Plan, 'proceeds' | 'signing'>>;

const priceOf = async (terms: Terms | null): Promise<bigint> => (await trading()).unitsOf(terms!.price, DECIMALS);
const secondsOf = (terms: Terms | null): number => terms!.days * DAY_SECONDS;

async function madeForItem(
  site: TradeSite,
  { address }: Trader,
  wish: ItemWish,
  terms: Terms | null,
  call: TaskTools['call'],
): Promise<Made> {
  const trade = await trading();
  const { chain, collection, tokenId } = partsOf(wish.item);
  switch (wish.kind) {
    case 'buy':
      return { calls: await trade.buying(site, wish.listing, 1n, address) };
    case 'accept':
      return { calls: await trade.accepting(site, wish.offer, BigInt(tokenId), address) };
    case 'delist':
      return { calls: trade.cancellingOptions(site, [BigInt(wish.listing.option.nonce)]) };
    case 'retract':
      return { calls: trade.cancellingOffers(site, [wish.offer.offer]) };
    case 'list': {
      const item = { collection, tokenId: BigInt(tokenId), amount: 1n, price: await priceOf(terms) };
      const [proceeds, { calls, toSign, signed }] = await Promise.all([
        trade.proceedsOf(site, item),
        trade.listing(site, [item], { currency: NOBODY, seconds: secondsOf(terms), seller: address }),
      ]);
      return { calls, proceeds, signing: { toSign, keep: (signature) => call(addOptions, { chain, options: signed(signature) }) } };
    }
    case 'offer': {
      const wanted = { collection, tokenIds: [tokenId], price: await priceOf(terms), seconds: secondsOf(terms) };
      const { calls, toSign, signed } = await trade.offering(site, wanted, address);
      return { calls, signing: { toSign, keep: (signature) => call(addOffer, signed(signature)) } };
    }
  }
}

async function madeForAccount(site: TradeSite, { address }: Trader, wish: AccountWish): Promise<Made> {
  const trade = await trading();
  switch (wish.kind) {
    case 'void':
      return { calls: trade.cancellingAll(site) };
    case 'withdraw':
      return { calls: trade.withdrawing(site, wish.currency, address) };
    case 'unwrap':
      return { calls: trade.unwrapping(site, wish.amount) };
    case 'revoke':
      return { calls: trade.revoking(wish.collection, wish.operator) };
  }
}

/** Finds out what a wish takes, and what it will do. @throws Troubled, a failure of a call, or what a library threw */
export async function planOf(site: TradeSite, trader: Trader, wish: Wish, terms: Terms | null, call: TaskTools['call']): Promise<Plan> {
  const { preview } = await trading();
  const {
    calls,
    proceeds = null,
    signing = null,
  } = await byWallet('sign-error', () =>
    'item' in wish ? madeForItem(site, trader, wish, terms, call) : madeForAccount(site, trader, wish),
  );
  return { site, trader, calls, proceeds, signing, preview: calls.length > 0 ? await preview(site, calls, trader.address) : null };
}

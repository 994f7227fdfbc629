import { zeroAddress, type Address, type Hex } from 'viem';
import { movesIn, ordersIn, tradesIn, type Asset, type PlainLog, type Trusted } from './moves.ts';
import { refusalIn } from './site.ts';

/** What the platform and the creator are paid of trades in one currency, in base units. */
export interface Cut {
  currency: Address;
  fee: bigint;
  royalty: bigint;
}

/** Something of a cart that wasn't bought: the option's hash, and the exchange's own word for why, where it is one. */
export interface Skipped {
  hash: Hex;
  reason: string | undefined;
}

/** What transactions do to an account. */
export interface Effects {
  gives: Asset[];
  gets: Asset[];
  /** Of all trades, each currency on its own. */
  cuts: Cut[];
  skipped: Skipped[];
}

/** `Action.Deliver` of `contracts/src/orderbook/Order.sol`. */
const DELIVER = 7;
const BPS = 10_000n;

const lower = (address: Address) => address.toLowerCase() as Address;

const keyOf = (asset: Asset): string =>
  asset.kind === 'money' ? `money ${asset.currency} ${asset.isCredit}` : `token ${asset.collection} ${asset.tokenId}`;

/**
 * What came of the chain's coin that an account sent along, which no log of a receipt tells: what it paid in trades, where there are
 * any, since the exchange gives back the rest.
 */
export function spentOf(site: Trusted, logs: readonly PlainLog[], account: Address, value: bigint): bigint {
  const trades = tradesIn(site, logs);
  if (trades.length === 0) return value;
  return trades.reduce((sum, event) => {
    if (event.eventName !== 'OptionFulfilled') return sum;
    const { buyer, sale } = event.args;
    return lower(buyer) === lower(account) && sale.currency === zeroAddress ? sum + sale.unitPrice * sale.fill : sum;
  }, 0n);
}

/** What of the prices goes to the platform and the creator. */
function partsIn(site: Trusted, logs: readonly PlainLog[]): Cut[] {
  const sales = tradesIn(site, logs).flatMap((event) => (event.eventName === 'OptionFulfilled' ? [event.args.sale] : []));
  const delivered = ordersIn(site, logs).flatMap(({ args: { action, order } }) => (action === DELIVER ? [order] : []));
  const ofOrders = delivered.map(({ price, feeBps, royaltyBps, terms: { currency } }) => {
    const partOf = (bps: number) => (price * BigInt(bps)) / BPS;
    return { currency, fee: partOf(feeBps), royalty: partOf(royaltyBps) };
  });
  return [...sales, ...ofOrders];
}

function cutsOf(parts: readonly Cut[]): Cut[] {
  const cuts = new Map<string, Cut>();
  for (const { currency: raw, fee, royalty } of parts) {
    const currency = lower(raw);
    const before = cuts.get(currency);
    cuts.set(currency, { currency, fee: fee + (before?.fee ?? 0n), royalty: royalty + (before?.royalty ?? 0n) });
  }
  return [...cuts.values()];
}

/**
 * What logs come to for an account. A log counts for what its contract may speak of: any contract for its own units and tokens, trades
 * and credits only from our own.
 * @param spent of the chain's coin, where the logs don't tell of it
 */
export function effectsOf(site: Trusted, logs: readonly PlainLog[], account: Address, spent = 0n): Effects {
  const own = lower(account);
  const nets = new Map<string, Asset>();
  const add = (asset: Asset, sign: bigint) => {
    const known = nets.get(keyOf(asset));
    nets.set(keyOf(asset), { ...asset, amount: (known?.amount ?? 0n) + sign * asset.amount });
  };
  if (spent > 0n) add({ kind: 'money', currency: zeroAddress, amount: spent, isCredit: false }, -1n);
  for (const { from, to, asset } of movesIn(site, logs)) {
    if (from === own) add(asset, -1n);
    if (to === own) add(asset, 1n);
  }
  const all = [...nets.values()];
  return {
    gives: all.filter(({ amount }) => amount < 0n).map((asset) => ({ ...asset, amount: -asset.amount })),
    gets: all.filter(({ amount }) => amount > 0n),
    cuts: cutsOf(partsIn(site, logs)),
    skipped: tradesIn(site, logs).flatMap((event) =>
      event.eventName === 'ItemSkipped' ? [{ hash: event.args.optionHash, reason: refusalIn(event.args.reason) }] : [],
    ),
  };
}

import { exchangeAbi, orderBookAbi } from '@mortar/abi';
import { decodeEventLog, getAbiItem, parseAbiItem, toEventSelector, zeroAddress, type Address, type Hex } from 'viem';
import { refusalIn } from './site.ts';

/** A log as receipts and simulations have it. */
export interface PlainLog {
  address: Address;
  topics: readonly Hex[];
  data: Hex;
}

/** Something that somebody gives or gets. */
export type Asset =
  /** Of a currency; the address zero is the chain's coin. `isCredit`: it lies in the contract until it's withdrawn. */
  | { kind: 'money'; currency: Address; amount: bigint; isCredit: boolean }
  | { kind: 'token'; collection: Address; tokenId: bigint; amount: bigint };

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

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const SINGLE = parseAbiItem(
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
);
const BATCH = parseAbiItem(
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
);
/** Under this address a simulation tells of the chain's coin, as if it were a currency (`traceTransfers` of `eth_simulateV1`). */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

/** `Action.Deliver` of `contracts/src/orderbook/Order.sol`. */
const DELIVER = 7;
const BPS = 10_000n;

interface Move {
  from: Address;
  to: Address;
  asset: Asset;
}

const addressOf = (topic: Hex): Address => `0x${topic.slice(26)}`;
const lower = (address: Address) => address.toLowerCase() as Address;

function plainTransfer({ address, topics, data }: PlainLog): Move {
  const [, from, to, tokenId] = topics as [Hex, Hex, Hex, Hex | undefined];
  const asset: Asset =
    tokenId === undefined
      ? { kind: 'money', currency: lower(address) === COIN ? zeroAddress : lower(address), amount: BigInt(data), isCredit: false }
      : { kind: 'token', collection: lower(address), tokenId: BigInt(tokenId), amount: 1n };
  return { from: addressOf(from), to: addressOf(to), asset };
}

const EVENTS = [SINGLE, BATCH, ...exchangeAbi, getAbiItem({ abi: orderBookAbi, name: 'OrderChanged' })] as const;

function decoded(log: PlainLog) {
  try {
    return decodeEventLog({ abi: EVENTS, topics: [...log.topics] as [Hex, ...Hex[]], data: log.data });
  } catch {
    return undefined;
  }
}

function movesOf(log: PlainLog, isTraced: boolean): Move[] {
  if (log.topics[0] === TRANSFER) return [plainTransfer(log)];
  const event = decoded(log);
  const token = (tokenId: bigint, amount: bigint): Asset => ({ kind: 'token', collection: lower(log.address), tokenId, amount });
  if (event?.eventName === 'TransferSingle') {
    const { from, to, id, value } = event.args;
    return [{ from: lower(from), to: lower(to), asset: token(id, value) }];
  }
  if (event?.eventName === 'TransferBatch') {
    const { from, to, ids, values } = event.args;
    return ids.map((id, place) => ({ from: lower(from), to: lower(to), asset: token(id, values[place]!) }));
  }
  if (event?.eventName === 'CreditWithdrawn' && event.args.currency === zeroAddress && !isTraced) {
    const { to, amount } = event.args;
    return [{ from: lower(log.address), to: lower(to), asset: { kind: 'money', currency: zeroAddress, amount, isCredit: false } }];
  }
  if (event?.eventName === 'Credited') {
    const { account, currency, amount } = event.args;
    return [{ from: zeroAddress, to: lower(account), asset: { kind: 'money', currency: lower(currency), amount, isCredit: true } }];
  }
  return [];
}

const keyOf = (asset: Asset): string =>
  asset.kind === 'money' ? `money ${asset.currency} ${asset.isCredit}` : `token ${asset.collection} ${asset.tokenId}`;

/**
 * What came of the chain's coin that an account sent along, which no log of a receipt tells: what it paid in trades, where there are
 * any, since the exchange gives back the rest.
 */
export function spentOf(logs: readonly PlainLog[], account: Address, value: bigint): bigint {
  const events = logs.flatMap((log) => decoded(log) ?? []);
  const isTrade = events.some(({ eventName }) => eventName === 'OptionFulfilled' || eventName === 'ItemSkipped');
  if (!isTrade) return value;
  const paid = events.flatMap((event) => {
    if (event.eventName !== 'OptionFulfilled') return [];
    const { buyer, sale } = event.args;
    return lower(buyer) === lower(account) && sale.currency === zeroAddress ? [sale.unitPrice * sale.fill] : [];
  });
  return paid.reduce((sum, amount) => sum + amount, 0n);
}

/** What of a trade's price goes to the platform and the creator. */
function cutOf(event: NonNullable<ReturnType<typeof decoded>>): Cut[] {
  if (event.eventName === 'OptionFulfilled') return [event.args.sale];
  if (event.eventName !== 'OrderChanged' || event.args.action !== DELIVER) return [];
  const { price, feeBps, royaltyBps, terms } = event.args.order;
  const partOf = (bps: number) => (price * BigInt(bps)) / BPS;
  return [{ currency: terms.currency, fee: partOf(feeBps), royalty: partOf(royaltyBps) }];
}

/** What logs come to for an account. @param spent of the chain's coin, where the logs don't tell of it */
export function effectsOf(logs: readonly PlainLog[], account: Address, spent = 0n): Effects {
  const own = lower(account);
  const nets = new Map<string, Asset>();
  const add = (asset: Asset, sign: bigint) => {
    const known = nets.get(keyOf(asset));
    nets.set(keyOf(asset), { ...asset, amount: (known?.amount ?? 0n) + sign * asset.amount });
  };
  if (spent > 0n) add({ kind: 'money', currency: zeroAddress, amount: spent, isCredit: false }, -1n);
  // A simulation tells of each move of the coin itself, a receipt of none.
  const isTraced = logs.some(({ address }) => lower(address) === COIN);
  for (const { from, to, asset } of logs.flatMap((log) => movesOf(log, isTraced))) {
    if (from === own) add(asset, -1n);
    if (to === own) add(asset, 1n);
  }
  const events = logs.flatMap((log) => decoded(log) ?? []);
  const all = [...nets.values()];
  return {
    gives: all.filter(({ amount }) => amount < 0n).map((asset) => ({ ...asset, amount: -asset.amount })),
    gets: all.filter(({ amount }) => amount > 0n),
    cuts: cutsOf(events.flatMap(cutOf)),
    skipped: events.flatMap((event) =>
      event.eventName === 'ItemSkipped' ? [{ hash: event.args.optionHash, reason: refusalIn(event.args.reason) }] : [],
    ),
  };
}

function cutsOf(sales: readonly Cut[]): Cut[] {
  const cuts = new Map<string, Cut>();
  for (const { currency: raw, fee, royalty } of sales) {
    const currency = lower(raw);
    const before = cuts.get(currency);
    cuts.set(currency, { currency, fee: fee + (before?.fee ?? 0n), royalty: royalty + (before?.royalty ?? 0n) });
  }
  return [...cuts.values()];
}

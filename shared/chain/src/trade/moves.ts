import { exchangeAbi, orderBookAbi } from '@mortar/abi';
import { erc20Abi, zeroAddress, type Address, type Hex } from 'viem';
import { transferEvents } from '../events/index.ts';
import { eventReader } from '../events/read.ts';
import type { TradeSite } from './site.ts';

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

interface Move {
  from: Address;
  to: Address;
  asset: Asset;
}

/** The contracts whose word counts for more than what they are themselves. */
export type Trusted = Pick<TradeSite, 'exchange' | 'orderBook'>;

/** Under this address a simulation tells of the chain's coin, as if it were a currency (`traceTransfers` of `eth_simulateV1`). */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

const moneyEvents = eventReader(erc20Abi, ['Transfer']);
const creditEvents = eventReader(exchangeAbi, ['Credited', 'CreditWithdrawn']);
const tradeEvents = eventReader(exchangeAbi, ['OptionFulfilled', 'ItemSkipped']);
const orderEvents = eventReader(orderBookAbi, ['OrderChanged']);

const lower = (address: string) => address.toLowerCase() as Address;
const isFrom = (contract: Address, { address }: PlainLog) => lower(contract) === lower(address);
const isFromUs = ({ exchange, orderBook }: Trusted, log: PlainLog) => isFrom(exchange, log) || isFrom(orderBook, log);

/** What the exchange says of trades. Anybody may log the same words: they count from the exchange alone. */
export const tradesIn = ({ exchange }: Trusted, logs: readonly PlainLog[]) =>
  logs.filter((log) => isFrom(exchange, log)).flatMap((log) => tradeEvents.read(log) ?? []);

/** What the order book says of orders, and nobody else. */
export const ordersIn = ({ orderBook }: Trusted, logs: readonly PlainLog[]) =>
  logs.filter((log) => isFrom(orderBook, log)).flatMap((log) => orderEvents.read(log) ?? []);

/** What any contract says of itself: a currency of its units, a collection of its tokens. */
function ofItself(log: PlainLog): Move[] {
  const money = moneyEvents.read(log);
  const own = lower(log.address);
  if (money) {
    const { from, to, value: amount } = money.args;
    return [{ from, to, asset: { kind: 'money', currency: own === COIN ? zeroAddress : own, amount, isCredit: false } }];
  }
  const event = transferEvents.read(log);
  if (!event) return [];
  const { from, to } = event.args;
  const token = (tokenId: bigint, amount = 1n): Move => ({ from, to, asset: { kind: 'token', collection: own, tokenId, amount } });
  if (event.eventName === 'Transfer') return [token(event.args.tokenId)];
  if (event.eventName === 'TransferSingle') return [token(event.args.id, event.args.value)];
  const { ids, values } = event.args;
  return ids.length === values.length ? ids.map((id, place) => token(id, values[place]!)) : [];
}

/** What our contracts say of what they owe and pay out. */
function ofCredits(log: PlainLog, isTraced: boolean): Move[] {
  const event = creditEvents.read(log);
  if (!event) return [];
  const { account, amount } = event.args;
  const currency = lower(event.args.currency);
  if (event.eventName === 'Credited')
    return [{ from: zeroAddress, to: lower(account), asset: { kind: 'money', currency, amount, isCredit: true } }];
  if (currency !== zeroAddress || isTraced) return [];
  return [{ from: lower(log.address), to: lower(event.args.to), asset: { kind: 'money', currency, amount, isCredit: false } }];
}

/** What moved, as far as who says it may. A contract that moves nothing and says so is believed only of its own units and tokens. */
export function movesIn(site: Trusted, logs: readonly PlainLog[]): Move[] {
  // A simulation tells of each move of the coin itself, a receipt of none.
  const isTraced = logs.some(({ address }) => lower(address) === COIN);
  return logs.flatMap((log) => [...ofItself(log), ...(isFromUs(site, log) ? ofCredits(log, isTraced) : [])]);
}

import { exchangeAbi, feeManagerAbi, orderBookAbi } from '@mortar/abi';
import { createPublicClient, custom, decodeErrorResult, erc20Abi, type Address, type Hex, type PublicClient } from 'viem';
import type { AskChain } from '../wallets/wallet.ts';

/** Of what is asked in one question: a listing of fifty things takes some. */
const BATCH_BYTES = 16_384;
/** One of a chain's servers may lie some blocks behind another. */
const LATE_SECONDS = 60;

/** The market on one chain, as a page reaches it. */
export interface TradeSite {
  chainId: number;
  exchange: Address;
  orderBook: Address;
  /** Wrapped ether, which offers are made in; undefined where the chain has none that is known. */
  wrapped: Address | undefined;
  ask: AskChain;
}

/** A transaction that is to be sent, and what it is for. */
export interface Call {
  kind: 'approve' | 'wrap' | 'channel' | 'trade' | 'cancel' | 'withdraw' | 'transfer';
  to: Address;
  data: Hex;
  /** Of the chain's coin, in base units. */
  value: bigint;
  /** As much gas as it may use; a wallet finds out by itself where nothing is said. */
  gas?: bigint;
  /** Gas beyond what its simulation used, of one that goes through without a part that gets too little. */
  spareGas?: bigint;
}

const readers = new WeakMap<TradeSite, PublicClient>();

/** Reads contracts of a site's chain; what is asked for at once goes as one question. */
export function reader(site: TradeSite): PublicClient {
  const known = readers.get(site);
  if (known) return known;
  const request = ({ method, params }: { method: string; params?: unknown }) => site.ask(method, (params as unknown[] | undefined) ?? []);
  const made = createPublicClient({
    batch: { multicall: { deployless: true, batchSize: BATCH_BYTES } },
    transport: custom({ request }, { retryCount: 0 }),
  });
  readers.set(site, made);
  return made;
}

/** Seconds, as the chain's last block has it: what is traded begins by its clock, not by that of a page. */
export async function chainNow(site: TradeSite): Promise<number> {
  const { timestamp } = await reader(site).getBlock({ includeTransactions: false });
  return Number(timestamp);
}

/** From when until when something holds that is signed now. The last block of a chain that rests, as a local one does, is old, so the end counts from the later clock. */
export async function spanOf(site: TradeSite, seconds: number): Promise<{ startTime: bigint; endTime: bigint }> {
  const now = await chainNow(site);
  return {
    startTime: BigInt(now - LATE_SECONDS),
    endTime: BigInt(Math.max(now, Math.floor(Date.now() / 1000)) + seconds),
  };
}

/** The platform's fee and the channel that stands for it. */
export async function feeOf(site: TradeSite): Promise<{ bps: bigint; channel: Hex; isOpen: boolean; fees: Address }> {
  const client = reader(site);
  const exchange = { address: site.exchange, abi: exchangeAbi } as const;
  const fees = await client.readContract({ ...exchange, functionName: 'FEES' });
  const [[, bps], { result: channel }] = await Promise.all([
    client.readContract({ address: fees, abi: feeManagerAbi, functionName: 'fee', args: [0] }),
    client.simulateContract({ ...exchange, functionName: 'openChannel' }),
  ]);
  const [, , state] = await client.readContract({ ...exchange, functionName: 'channels', args: [channel] });
  return { bps: BigInt(bps), channel, isOpen: state === 1, fees };
}

/** What somebody has of a currency and lets the exchange, or another contract, draw; in base units. */
export async function fundsOf(
  site: TradeSite,
  currency: Address,
  account: Address,
  spender = site.exchange,
): Promise<{ balance: bigint; allowance: bigint }> {
  const client = reader(site);
  const token = { address: currency, abi: erc20Abi } as const;
  const [balance, allowance] = await Promise.all([
    client.readContract({ ...token, functionName: 'balanceOf', args: [account] }),
    client.readContract({ ...token, functionName: 'allowance', args: [account, spender] }),
  ]);
  return { balance, allowance };
}

/** The exchange's or the order book's own word for why it refused; undefined for what isn't theirs. */
export function refusalIn(data: unknown): string | undefined {
  try {
    return decodeErrorResult({ abi: [...exchangeAbi, ...orderBookAbi], data: data as Hex }).errorName;
  } catch {
    return undefined;
  }
}

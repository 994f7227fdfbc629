import { exchangeAbi, feeManagerAbi } from '@mortar/abi';
import { createPublicClient, custom, decodeErrorResult, erc20Abi, type Address, type Hex, type PublicClient } from 'viem';
import type { AskChain } from '../wallets/wallet.ts';

/** The market on one chain, as a page reaches it. */
export interface TradeSite {
  chainId: number;
  exchange: Address;
  /** Wrapped ether, which offers are made in; undefined where the chain has none that is known. */
  wrapped: Address | undefined;
  ask: AskChain;
}

/** A transaction that is to be sent, and what it is for. */
export interface Call {
  kind: 'approve' | 'wrap' | 'channel' | 'trade' | 'cancel' | 'withdraw';
  to: Address;
  data: Hex;
  /** Of the chain's coin, in base units. */
  value: bigint;
}

export const reader = ({ ask }: TradeSite): PublicClient =>
  createPublicClient({
    transport: custom({ request: ({ method, params }) => ask(method, (params as unknown[] | undefined) ?? []) }, { retryCount: 0 }),
  });

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

/** What somebody has of a currency and lets the exchange draw, in base units. */
export async function fundsOf(site: TradeSite, currency: Address, account: Address): Promise<{ balance: bigint; allowance: bigint }> {
  const client = reader(site);
  const token = { address: currency, abi: erc20Abi } as const;
  const [balance, allowance] = await Promise.all([
    client.readContract({ ...token, functionName: 'balanceOf', args: [account] }),
    client.readContract({ ...token, functionName: 'allowance', args: [account, site.exchange] }),
  ]);
  return { balance, allowance };
}

/** The exchange's own word for why it refused; undefined for what isn't its. */
export function refusalIn(data: unknown): string | undefined {
  try {
    return decodeErrorResult({ abi: exchangeAbi, data: data as Hex }).errorName;
  } catch {
    return undefined;
  }
}

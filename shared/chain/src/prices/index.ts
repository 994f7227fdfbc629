import { priceOracleAbi } from '@mortar/abi';
import { decodeFunctionResult, encodeFunctionData, formatUnits, parseAbi, zeroAddress, type Hex } from 'viem';
import { ChainServerError, createRpc } from '../source/rpc.ts';

/** The part of Chainlink's `AggregatorV3Interface` that a price needs. */
const FEED = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80)',
]);
/** How often Chainlink writes the price of ether at least, seconds. */
const CHAINLINK_HEARTBEAT = 3600;

/** What a feed says. */
export interface FeedPrice {
  feed: Hex;
  /** Dollars for one unit, a decimal number. */
  usd: string;
  /** Seconds since 1970. */
  updatedAt: number;
  /** Seconds after which its answer counts no more. */
  heartbeat: number;
}

/** Either a feed by itself, or our price oracle, whose feed of the native currency is asked. */
export type PriceSource = { feed: Hex } | { oracle: Hex };

/** Reads what a chain's native currency costs in dollars. @throws ChainServerError also where there is no price */
export function createPriceReader(source: PriceSource, url: string, signal?: AbortSignal): () => Promise<FeedPrice> {
  const rpc = createRpc(url, signal);
  async function ask(to: Hex, ...data: Hex[]): Promise<Hex[]> {
    return (await rpc(data.map((one) => ({ method: 'eth_call', params: [{ to, data: one }, 'latest'] })))) as Hex[];
  }
  async function feedOf(): Promise<{ feed: Hex; heartbeat: number }> {
    if ('feed' in source) return { feed: source.feed, heartbeat: CHAINLINK_HEARTBEAT };
    const called = { abi: priceOracleAbi, functionName: 'feeds' } as const;
    const [data] = await ask(source.oracle, encodeFunctionData({ ...called, args: [zeroAddress] }));
    const [feed, heartbeat] = decodeFunctionResult({ ...called, data: data! });
    if (feed === zeroAddress) throw new ChainServerError('the oracle has no feed of the native currency');
    return { feed, heartbeat };
  }
  async function read(): Promise<FeedPrice> {
    const { feed, heartbeat } = await feedOf();
    const names = ['decimals', 'latestRoundData'] as const;
    const [ofDecimals, ofRound] = await ask(feed, ...names.map((functionName) => encodeFunctionData({ abi: FEED, functionName })));
    const decimals = decodeFunctionResult({ abi: FEED, functionName: 'decimals', data: ofDecimals! });
    const [, answer, , updatedAt] = decodeFunctionResult({ abi: FEED, functionName: 'latestRoundData', data: ofRound! });
    if (answer <= 0n || updatedAt > BigInt(Number.MAX_SAFE_INTEGER)) throw new ChainServerError('the feed has no price');
    return { feed, usd: formatUnits(answer, decimals), updatedAt: Number(updatedAt), heartbeat };
  }
  return () =>
    read().catch((cause: unknown) => {
      throw cause instanceof ChainServerError ? cause : new ChainServerError('a malformed price', { cause });
    });
}

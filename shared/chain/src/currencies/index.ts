import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { ChainCallRefused, createRpc } from '../source/rpc.ts';

export interface Currency {
  /** What its contract calls it, which may be anything. */
  symbol: string;
  decimals: number;
}

/**
 * Reads what currencies (ERC-20) call themselves and how many decimals they have; undefined of a contract that is none.
 * @throws ChainServerError where the chain's server doesn't say
 */
export function createCurrencyReader(url: string, signal?: AbortSignal): (address: string) => Promise<Currency | undefined> {
  const rpc = createRpc(url, signal);
  return async (address) => {
    const names = ['symbol', 'decimals'] as const;
    const calls = names.map((functionName) => ({ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }));
    const answers = await rpc(calls.map((call) => ({ method: 'eth_call', params: [call, 'latest'] }))).catch((error: unknown) => {
      if (error instanceof ChainCallRefused) return [];
      throw error;
    });
    const [symbol, decimals] = answers as Hex[];
    try {
      return {
        symbol: decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol! }),
        decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals! }),
      };
    } catch {
      return undefined;
    }
  };
}

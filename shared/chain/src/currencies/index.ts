import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { ChainServerError, createRpc } from '../source/rpc.ts';

export interface Currency {
  /** What its contract calls it, which may be anything. */
  symbol: string;
  decimals: number;
}

/** Reads what currencies (ERC-20) call themselves and how many decimals they have. @throws ChainServerError */
export function createCurrencyReader(url: string, signal?: AbortSignal): (address: string) => Promise<Currency> {
  const rpc = createRpc(url, signal);
  return async (address) => {
    const names = ['symbol', 'decimals'] as const;
    const calls = names.map((functionName) => ({ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }));
    const [symbol, decimals] = (await rpc(calls.map((call) => ({ method: 'eth_call', params: [call, 'latest'] })))) as Hex[];
    try {
      return {
        symbol: decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: symbol! }),
        decimals: decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: decimals! }),
      };
    } catch (cause) {
      throw new ChainServerError(`${address}: no currency`, { cause });
    }
  };
}

import { exchangeAbi } from '@mortar/abi';
import { decodeFunctionResult, encodeFunctionData, toFunctionSelector, type AbiFunction, type Hex } from 'viem';
import { ChainServerError, createRpc, type RpcCall } from '../source/rpc.ts';
import type { BulkProof } from './bulk.ts';
import type { Market, Offer, Option } from './types.ts';

/** A signature in its three parts. */
export interface SignatureParts {
  v: number;
  r: Hex;
  s: Hex;
}
export type SignedOption = Option & SignatureParts;
export type SignedOffer = Offer & SignatureParts;

/** What the exchange says of something signed. */
export interface Look {
  /** Its id everywhere. */
  hash: Hex;
  /** Names of the errors that a trade would end in now; none where it would go through. */
  faults: string[];
}

/** Names of the exchange's errors by their selectors. */
const ERRORS = new Map(
  exchangeAbi.flatMap((entry) =>
    entry.type === 'error' && entry.inputs.length === 0 ? [[toFunctionSelector(`${entry.name}()`), entry.name] as const] : [],
  ),
);

type Question = { [Name in 'hashOption' | 'hashOffer' | 'validate' | 'validateOffer']: Name }[
  | 'hashOption'
  | 'hashOffer'
  | 'validate'
  | 'validateOffer'];

/** Asks an exchange about signed options and offers, several in one request. @throws ChainServerError */
export function createExchangeReader({ exchange }: Pick<Market, 'exchange'>, url: string, signal?: AbortSignal) {
  const rpc = createRpc(url, signal);
  const call = (functionName: Question, args: readonly unknown[]): RpcCall => {
    const data = encodeFunctionData({ abi: exchangeAbi as readonly AbiFunction[], functionName, args });
    return { method: 'eth_call', params: [{ to: exchange, data }, 'latest'] };
  };
  const decode = <Result>(functionName: Question, data: unknown): Result => {
    try {
      return decodeFunctionResult({ abi: exchangeAbi as readonly AbiFunction[], functionName, data: data as Hex }) as Result;
    } catch (cause) {
      throw new ChainServerError(`${functionName}: a malformed answer`, { cause });
    }
  };
  const lookOf = (hash: unknown, hashed: Question, faults: unknown, checked: Question): Look => ({
    hash: decode<Hex>(hashed, hash),
    faults: decode<readonly Hex[]>(checked, faults).map((selector) => ERRORS.get(selector) ?? selector),
  });

  return {
    /** Whether what is left of options can be bought. */
    async lookAtOptions(items: readonly { option: SignedOption; bulk: BulkProof }[]): Promise<Look[]> {
      if (items.length === 0) return [];
      const answers = await rpc(items.flatMap(({ option, bulk }) => [call('hashOption', [option]), call('validate', [option, bulk])]));
      return items.map((_, index) => lookOf(answers[2 * index], 'hashOption', answers[2 * index + 1], 'validate'));
    },
    /** Whether somebody can sell to offers. */
    async lookAtOffers(items: readonly { option: SignedOption; offer: SignedOffer }[]): Promise<Look[]> {
      if (items.length === 0) return [];
      const answers = await rpc(items.flatMap(({ option, offer }) => [call('hashOffer', [offer]), call('validateOffer', [option, offer])]));
      return items.map((_, index) => lookOf(answers[2 * index], 'hashOffer', answers[2 * index + 1], 'validateOffer'));
    },
  };
}

export type ExchangeReader = ReturnType<typeof createExchangeReader>;

import { Type, type Static } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Address, ChainId, Uint } from '../fields.ts';

/** What a page may ask a chain's server through the site: nothing that a node keeps for its owner, no search through logs. */
export const ChainMethod = Type.Enum([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
]);
export type ChainMethod = Static<typeof ChainMethod>;

export const askChain = {
  summary: 'Ask a chain’s server, as JSON-RPC has it; signed transactions are taken for the local chain alone',
  body: Type.Object({ chain: ChainId, method: ChainMethod, params: Type.Array(Type.Unknown(), { maxItems: 4 }) }),
  data: Type.Object({
    result: Type.Unknown(),
    /** Why the chain’s server refused, such as a contract that reverts with `data`; null where it answered. */
    error: orNull(Type.Object({ code: Type.Integer(), message: Type.String(), data: Type.Unknown() })),
  }),
  codes: [NOT_THERE, ...refusals('chainUnreachable')],
};

export const fundTestAccount = {
  summary: 'Fill an account of the local chain up with its worthless ether, where it runs',
  body: Type.Object({ address: Address }),
  data: Type.Object({ balance: Uint }),
  codes: [NOT_THERE, ...refusals('chainUnreachable')],
};

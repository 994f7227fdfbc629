import { numberToHex, type Address, type Hex } from 'viem';
import { EMBEDDED_CHAIN_ID } from '../message/chains.ts';
import type { WalletProvider } from '../wallets/wallet.ts';
import { effectsOf, spentOf, type Effects } from './effects.ts';
import { watchFate } from './fate.ts';
import type { PlainLog } from './moves.ts';
import type { Call, TradeSite } from './site.ts';
import type { ToSign } from './sell.ts';

/** Pause before the second look for a receipt; each that follows is longer by as much, up to the slowest. */
const LOOK_MS = 400;
const SLOWEST_MS = 2000;
/** Once in so many looks it is asked whether there can still be one. */
const FATE_EVERY = 5;

/** Blocks of the local chain come at once. */
const pauseAfter = (look: number, chain: number): number =>
  chain === EMBEDDED_CHAIN_ID ? LOOK_MS : Math.min(LOOK_MS * (look + 1), SLOWEST_MS);

/** What became of a transaction. */
export interface Receipt extends Effects {
  hash: Hex;
  isDone: boolean;
  gas: bigint;
  gasCost: bigint;
}

interface RawReceipt {
  status: Hex;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  logs: PlainLog[];
}

/** Has a wallet send a transaction. @returns its hash @throws what the wallet threw */
export async function send(provider: WalletProvider, from: Address, { to, data, value, gas }: Call): Promise<Hex> {
  const transaction = { from, to, data, value: numberToHex(value), ...(gas !== undefined && { gas: numberToHex(gas) }) };
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex;
}

/** Has a wallet sign typed data (EIP-712). @throws what the wallet threw */
export async function signTyped(provider: WalletProvider, from: Address, toSign: ToSign): Promise<Hex> {
  const text = JSON.stringify(withDomainType(toSign), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return (await provider.request({ method: 'eth_signTypedData_v4', params: [from, text] })) as Hex;
}

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

/** Wallets want to be told what the domain is made of, which viem leaves out. */
function withDomainType(toSign: ToSign): object {
  const { types, ...rest } = toSign as { types: object };
  return { types: { EIP712Domain: DOMAIN, ...types }, ...rest };
}

/**
 * Waits until a transaction stands in a block, however long it may still get there.
 * @param value of the chain's coin that was sent along
 * @throws NoReceipt where another took its place or the chain doesn't know it, what the chain's server threw, or the signal's reason
 */
export async function receiptOf(site: TradeSite, hash: Hex, account: Address, value: bigint, signal?: AbortSignal): Promise<Receipt> {
  const lookAtFate = watchFate(site.ask, hash);
  for (let look = 0; ; look++) {
    signal?.throwIfAborted();
    const found = (await site.ask('eth_getTransactionReceipt', [hash])) as RawReceipt | null;
    if (found) {
      const isDone = BigInt(found.status) === 1n;
      const gas = BigInt(found.gasUsed);
      const effects = effectsOf(site, found.logs, account, isDone ? spentOf(site, found.logs, account, value) : 0n);
      return { hash, isDone, gas, gasCost: gas * BigInt(found.effectiveGasPrice), ...effects };
    }
    if (look % FATE_EVERY === 0) await lookAtFate();
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(look, site.chainId)));
  }
}

import type { Address, Hex } from 'viem';
import type { AskChain } from '../wallets/wallet.ts';

/** Times in a row that something must be seen: servers of a chain aren't all equally far. */
const SURELY_REPLACED = 3;
const SURELY_UNKNOWN = 60;

/** Why a transaction isn't waited for any more: another of its sender's took its place, or the chain's server has long not known it. */
type Fate = 'replaced' | 'unknown';

/** Thrown where a transaction will have no receipt under its hash. */
export class NoReceipt extends Error {
  readonly fate: Fate;

  constructor(fate: Fate) {
    super(fate);
    this.fate = fate;
  }
}

interface RawTransaction {
  from: Address;
  nonce: Hex;
  blockNumber: Hex | null;
}

/**
 * Watches what becomes of a transaction that has no receipt yet, by its sender's nonce: the block with what took its place would be more
 * than a page may ask for.
 * @returns looks once more @throws by what it returns, NoReceipt once that is certain
 */
export function watchFate(ask: AskChain, hash: Hex): () => Promise<void> {
  let known: RawTransaction | null = null;
  let passed = 0;
  let unseen = 0;
  return async () => {
    const seen = (await ask('eth_getTransactionByHash', [hash])) as RawTransaction | null;
    known = seen ?? known;
    unseen = seen ? 0 : unseen + 1;
    const count = known && !seen?.blockNumber ? await ask('eth_getTransactionCount', [known.from, 'latest']) : '0x0';
    passed = known && BigInt(count as Hex) > BigInt(known.nonce) ? passed + 1 : 0;
    if (passed === SURELY_REPLACED) throw new NoReceipt('replaced');
    if (unseen === SURELY_UNKNOWN) throw new NoReceipt('unknown');
  };
}

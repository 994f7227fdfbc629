import type { TradedChain } from './chain.ts';

/** Lets the chain replace its last blocks, and reads until nothing is left to read, ms. */
export async function reorganiseMs(chain: TradedChain, depth: number, read: () => Promise<void>): Promise<number> {
  await chain.reorganise(depth);
  await chain.mine();
  const begun = performance.now();
  await read();
  return performance.now() - begun;
}

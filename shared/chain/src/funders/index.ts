import { numberToHex } from 'viem';
import { ChainServerError, createRpc } from '../source/rpc.ts';

/** Who gave an account the first coins that it had, and in which block. */
export interface FirstFunding {
  /** In lower case; null where it had them from the beginning, by a contract, or has none yet. */
  funder: string | null;
  block: number;
}

interface RawBlock {
  transactions: { from: string; to: string | null; value: string }[];
}

/** Finds an account's first funding among the blocks up to one. */
export type FunderReader = (account: string, upTo: number) => Promise<FirstFunding>;

/**
 * Finds first fundings by halving: an account that had coins once has some still, or has sent something since, so the first block in
 * which either is so is the one that it was funded in. Takes a server that keeps what earlier blocks left.
 * @throws ChainServerError by what it returns, where the server fails or has forgotten those blocks
 */
export function createFunderReader(url: string, signal?: AbortSignal): FunderReader {
  const ask = createRpc(url, signal);
  async function isFunded(account: string, block: number): Promise<boolean> {
    const params = [account, numberToHex(block)];
    const [balance, sent] = await ask([
      { method: 'eth_getBalance', params },
      { method: 'eth_getTransactionCount', params },
    ]);
    try {
      return BigInt(balance as string) > 0n || BigInt(sent as string) > 0n;
    } catch (cause) {
      throw new ChainServerError('a malformed balance', { cause });
    }
  }

  return async (account, upTo) => {
    if (!(await isFunded(account, upTo))) return { funder: null, block: upTo };
    let [before, block] = [-1, upTo];
    while (block - before > 1) {
      const middle = Math.floor((before + block) / 2);
      if (await isFunded(account, middle)) block = middle;
      else before = middle;
    }
    const [found] = (await ask([{ method: 'eth_getBlockByNumber', params: [numberToHex(block), true] }])) as [RawBlock | null];
    if (!found) throw new ChainServerError('a block that is not there');
    const gift = found.transactions.find(({ to, value }) => to?.toLowerCase() === account.toLowerCase() && BigInt(value) > 0n);
    return { funder: gift?.from.toLowerCase() ?? null, block };
  };
}

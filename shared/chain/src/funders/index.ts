import { numberToHex } from 'viem';
import { ChainCallRefused, ChainServerError, createRpc } from '../source/rpc.ts';

/** Who gave an account the first coins that it had, and in which block. */
export interface FirstFunding {
  /** In lower case; null where it had them from the beginning, by a contract, or has none yet. */
  funder: string | null;
  block: number;
}

/** A server does not tell what an earlier block left; most keep the last hundred or so. */
export class ChainPastForgotten extends ChainServerError {
  override name = 'ChainPastForgotten';
}

interface RawBlock {
  transactions: { from: string; to: string | null; value: string }[];
}

/** Finds an account's first funding among the blocks up to one. */
export type FunderReader = (account: string, upTo: number) => Promise<FirstFunding>;

/** Who sent the account coins first within a block; null where no transaction itself did. */
function giverOf(found: RawBlock | null, account: string): string | null {
  if (!found) throw new ChainServerError('a block that is not there');
  try {
    const gift = found.transactions.find(({ to, value }) => to?.toLowerCase() === account.toLowerCase() && BigInt(value) > 0n);
    return gift?.from.toLowerCase() ?? null;
  } catch (cause) {
    throw new ChainServerError('a malformed block', { cause });
  }
}

/**
 * Finds first fundings by halving: an account that had coins once has some still, or has sent something since, so the first block in
 * which either is so is the one that it was funded in. It goes back from the end in ever larger steps, since whoever trades was often
 * funded shortly before, in blocks that every server keeps; for all else it takes one that keeps what earlier blocks left.
 * @throws ChainPastForgotten by what it returns, where the server has forgotten them; ChainServerError where it fails
 */
export function createFunderReader(url: string, signal?: AbortSignal): FunderReader {
  const ask = createRpc(url, signal);
  const readState = (account: string, block: number) => {
    const params = [account, numberToHex(block)];
    return ask([
      { method: 'eth_getBalance', params },
      { method: 'eth_getTransactionCount', params },
    ]);
  };
  async function isFunded(account: string, block: number, upTo: number): Promise<boolean> {
    const [balance, sent] = await readState(account, block).catch((error: unknown) => {
      // What it says of the end it says of every block that it keeps.
      throw block < upTo && error instanceof ChainCallRefused ? new ChainPastForgotten(error.message, { cause: error }) : error;
    });
    try {
      return BigInt(balance as string) > 0n || BigInt(sent as string) > 0n;
    } catch (cause) {
      throw new ChainServerError('a malformed balance', { cause });
    }
  }

  return async (account, upTo) => {
    if (!(await isFunded(account, upTo, upTo))) return { funder: null, block: upTo };
    let [before, block] = [-1, upTo];
    for (let step = 1; before === -1 && step <= upTo; step *= 2)
      if (await isFunded(account, upTo - step, upTo)) block = upTo - step;
      else before = upTo - step;
    while (block - before > 1) {
      const middle = Math.floor((before + block) / 2);
      if (await isFunded(account, middle, upTo)) block = middle;
      else before = middle;
    }
    const [found] = (await ask([{ method: 'eth_getBlockByNumber', params: [numberToHex(block), true] }])) as [RawBlock | null];
    return { funder: giverOf(found, account), block };
  };
}

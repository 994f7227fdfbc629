import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { ChainCallRefused, ChainServerError, createRpc } from '@mortar/chain/source';
import type { Input, Output } from '@mortar/protocol';
import type { askChain, fundTestAccount } from '@mortar/protocol/market';
import { AppError } from '../../../lib/app-error.ts';
import type { Markets } from '../markets.ts';

/** Characters of an answer: a simulated cart of fifty takes some 200,000. */
const MOST_CHARACTERS = 1_000_000;
/**
 * Calls of one simulation: what approves, for each of fifty collections or words of nonces, what pays and what trades. A chain's server
 * bounds the gas of all of them together.
 */
const MOST_SIMULATED = 64;
/** What an account of the local chain is filled up to, in wei. */
const TEST_BALANCE = 10n * 10n ** 18n;
/** "Method not found" of JSON-RPC. */
const NOT_FOUND = -32_601;

interface Deps {
  markets: Markets;
  /** Servers of chains by their ids. */
  rpc: Readonly<Record<number, string>>;
  /** Whether the local chain runs, whose ether is worth nothing. */
  isEmbedded: boolean;
  signal: AbortSignal;
}

interface Simulation {
  blockStateCalls?: { calls?: unknown[] }[];
}

function isModest(simulation: unknown): boolean {
  const blocks = (simulation as Simulation | null)?.blockStateCalls;
  return Array.isArray(blocks) && blocks.length === 1 && (blocks[0]?.calls?.length ?? 0) <= MOST_SIMULATED;
}

/** Asks the servers of chains for pages, which reach no other host than the site. */
export function createChainDoor({ markets, rpc, isEmbedded, signal }: Deps) {
  async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
    try {
      const [result] = await createRpc(url, signal, MOST_CHARACTERS)([{ method, params }]);
      return result;
    } catch (error) {
      if (error instanceof ChainServerError && !(error instanceof ChainCallRefused))
        throw new AppError('chainUnreachable', { cause: error });
      throw error;
    }
  }

  return {
    /** @throws AppError `notFound` for a chain that isn't followed, `chainUnreachable` where its server doesn't answer */
    async ask({ chain, method, params }: Input<typeof askChain>): Promise<Output<typeof askChain>> {
      markets.of(chain);
      if (method === 'eth_simulateV1' && !isModest(params[0])) throw new AppError('validation');
      // Elsewhere a wallet sends by its own server, and the site's isn't there for the world's transactions.
      if (method === 'eth_sendRawTransaction' && !(isEmbedded && chain === EMBEDDED_CHAIN_ID))
        return { result: null, error: { code: NOT_FOUND, message: 'Transactions are sent by the wallet.', data: null } };
      try {
        return { result: await ask(rpc[chain]!, method, params), error: null };
      } catch (error) {
        if (!(error instanceof ChainCallRefused)) throw error;
        return { result: null, error: { code: error.code ?? 0, message: error.message, data: error.data ?? null } };
      }
    },

    /** @throws AppError `notFound` where no local chain runs */
    async fund({ address }: Input<typeof fundTestAccount>): Promise<Output<typeof fundTestAccount>> {
      const url = isEmbedded ? rpc[EMBEDDED_CHAIN_ID] : undefined;
      if (url === undefined) throw new AppError('notFound', { status: 200 });
      const balance = BigInt(String(await ask(url, 'eth_getBalance', [address, 'latest'])));
      if (balance >= TEST_BALANCE) return { balance: String(balance) };
      await ask(url, 'anvil_setBalance', [address, `0x${TEST_BALANCE.toString(16)}`]);
      return { balance: String(TEST_BALANCE) };
    },
  };
}

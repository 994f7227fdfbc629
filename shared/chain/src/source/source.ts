import { headerOf, logsOf, quantity, type Header, type Log } from './answers.ts';
import { ChainServerError, createRpc } from './rpc.ts';

/** Logs that are asked for: blocks `from` to `to`, both counted in. */
export interface LogFilter {
  from: number;
  to: number;
  /** Contracts. */
  addresses: readonly string[];
  /** First topics. */
  topics: readonly string[];
}

/** What follows a chain needs of it. */
export interface ChainSource {
  /** The newest block. @throws ChainServerError, also where the server speaks for another chain */
  head(): Promise<Header>;
  /** Blocks `from` to `to`, both counted in. @throws ChainServerError where one is missing */
  headers(from: number, to: number): Promise<Header[]>;
  /** Blocks by their numbers. @throws ChainServerError where one is missing */
  blocks(numbers: readonly number[]): Promise<Header[]>;
  /** @throws ChainServerError, also where the server takes the answer for too long */
  logs(filter: LogFilter): Promise<Log[]>;
  /** Logs of one block out of its receipts, for who doubts what `logs` said. */
  logsOfBlock(hash: string): Promise<Log[]>;
}

const hex = (value: number): string => `0x${value.toString(16)}`;

/** A chain behind its JSON-RPC server. @param signal ends what is under way */
export function createChainSource({ chainId, url }: { chainId: number; url: string }, signal?: AbortSignal): ChainSource {
  const ask = createRpc(url, signal);

  async function blocks(numbers: readonly number[]): Promise<Header[]> {
    const found = await ask(numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [hex(number), false] })));
    return found.map((block, index) => {
      const header = headerOf(block);
      if (header.number !== numbers[index]) throw new ChainServerError('another block than was asked for');
      return header;
    });
  }

  return {
    blocks,
    headers: (from, to) => blocks(Array.from({ length: to - from + 1 }, (_, index) => from + index)),

    async head() {
      const [id, block] = await ask([
        { method: 'eth_chainId', params: [] },
        { method: 'eth_getBlockByNumber', params: ['latest', false] },
      ]);
      if (quantity(id, 'chain id') !== chainId) throw new ChainServerError(`it speaks for chain ${Number(id)}, not ${chainId}`);
      return headerOf(block);
    },

    async logs({ from, to, addresses, topics }) {
      const filter = { fromBlock: hex(from), toBlock: hex(to), address: addresses, topics: [topics] };
      const [logs] = await ask([{ method: 'eth_getLogs', params: [filter] }]);
      return logsOf(logs);
    },

    async logsOfBlock(hash) {
      const [receipts] = await ask([{ method: 'eth_getBlockReceipts', params: [hash] }]);
      if (!Array.isArray(receipts)) throw new ChainServerError('malformed receipts');
      return logsOf(receipts.flatMap((receipt: { logs?: unknown[] }) => receipt.logs ?? []));
    },
  };
}

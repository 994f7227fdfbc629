import { ChainServerError, mayHaveLogged, type ChainSource, type Header, type Log } from '@mortar/chain/source';
import type { Projection, TimedLog, Watched } from './projection.ts';

export interface Span {
  from: number;
  to: number;
}

/** Most headers in one request. */
const AT_ONCE = 100;

/** Times of blocks, where the server did not say them with the logs. */
async function timesOf(source: ChainSource, logs: readonly Log[]): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  const unknown = [...new Set(logs.filter(({ at }) => at === undefined).map(({ block }) => block))];
  for (let first = 0; first < unknown.length; first += AT_ONCE)
    for (const { number, at } of await source.blocks(unknown.slice(first, first + AT_ONCE))) times.set(number, at);
  return times;
}

/** Refuses logs of blocks that are not those of the headers. */
function checkBlocks(logs: readonly Log[], headers: readonly Header[]): void {
  const hashes = new Map(headers.map(({ number, hash }) => [number, hash]));
  for (const { block, blockHash } of logs)
    if (hashes.get(block) !== blockHash) throw new ChainServerError(`logs of another block ${block}`);
}

/** Refuses an answer that lacks what a header's bloom filter speaks of, and the block's receipts have. */
async function checkComplete(source: ChainSource, { addresses, topics }: Watched, logs: readonly Log[], headers: readonly Header[]) {
  const known = new Set(logs.map(({ block, address }) => `${block} ${address}`));
  for (const { number, hash, bloom } of headers) {
    const doubtful = addresses.filter((address) => !known.has(`${number} ${address}`) && mayHaveLogged(bloom, address, topics));
    if (doubtful.length === 0) continue;
    const all = await source.logsOfBlock(hash);
    const isKeptBack = all.some(({ address, topics: [first = ''] }) => doubtful.includes(address) && topics.includes(first));
    if (isKeptBack) throw new ChainServerError(`logs of block ${number} are missing`);
  }
}

/** Logs of the contracts that are watched, and of those that these logs tell of. */
async function readWatched(source: ChainSource, { discover }: Discovery, watched: Watched, span: Span): Promise<[Log[], Watched]> {
  const known = new Set<string>();
  const logs: Log[] = [];
  for (let next = [...watched.addresses]; next.length > 0;) {
    for (const address of next) known.add(address);
    const found = await source.logs({ ...span, addresses: next, topics: watched.topics });
    if (found.some(({ block }) => block < span.from || block > span.to))
      throw new ChainServerError('logs of blocks that were not asked for');
    logs.push(...found);
    next = discover(found).filter((address) => !known.has(address));
  }
  const inOrder = logs.sort((one, other) => one.block - other.block || one.index - other.index);
  return [inOrder, { ...watched, addresses: [...known] }];
}

const timed = ({ address, topics, data, block, blockHash, index, transaction }: Log, at: number): TimedLog => ({
  address,
  topics,
  data,
  block,
  blockHash,
  index,
  transaction,
  at,
});

type Discovery = Pick<Projection, 'discover'>;

/**
 * What contracts logged in a span of blocks. @param headers of all of them, near the head, where a server may speak of one block
 * and answer from another @throws ChainServerError
 */
export async function readLogs(
  source: ChainSource,
  projection: Discovery,
  watched: Watched,
  span: Span,
  headers: readonly Header[] = [],
): Promise<{ logs: TimedLog[]; watched: Watched }> {
  const [logs, all] = await readWatched(source, projection, watched, span);
  if (headers.length > 0) {
    checkBlocks(logs, headers);
    await checkComplete(source, all, logs, headers);
  }
  const times = headers.length > 0 ? new Map(headers.map(({ number, at }) => [number, at])) : await timesOf(source, logs);
  return { logs: logs.map((log) => timed(log, times.get(log.block) ?? log.at!)), watched: all };
}

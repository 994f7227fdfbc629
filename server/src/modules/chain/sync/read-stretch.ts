import { ChainServerError, type ChainSource, type Header } from '@mortar/chain/source';
import type { Projection, TimedLog, Watched, Write } from './projection.ts';
import { readLogs } from './read-logs.ts';
import { KEPT } from './repository.ts';
import { createWindows } from './windows.ts';

/** Blocks near the head are read one by one, so many in one request. */
const NEAR = 64;

/** A block by its number and hash. */
export interface Place {
  number: number;
  hash: string;
}

/** Blocks that follow one that was read, ready to be written. */
export interface Stretch {
  /** Of the blocks whose hashes are kept; the last one is where reading goes on. */
  headers: readonly Header[];
  write: Write;
  /** Whose logs are wanted behind it. */
  watched: Watched;
}

export interface StretchDeps {
  chainId: number;
  source: ChainSource;
  projection: Projection;
}

const WITHOUT_LOGS: Write = () => Promise.resolve();

/** Reads a chain stretch by stretch; nothing of it needs the database. */
export function stretchReader({ chainId, source, projection }: StretchDeps) {
  const windows = createWindows();
  const ready = (headers: readonly Header[], { logs, watched }: { logs: TimedLog[]; watched: Watched }): Stretch => ({
    headers,
    write: logs.length > 0 ? projection.prepare(chainId, logs) : WITHOUT_LOGS,
    watched,
  });

  /** Blocks so far behind the head that none of them will be replaced. */
  async function readFar(after: Place, last: number, watched: Watched): Promise<Stretch | undefined> {
    const to = Math.min(after.number + windows.size(), last);
    const [known, end] = await source.blocks([after.number, to]);
    if (known!.hash !== after.hash) return undefined;
    const span = { from: after.number + 1, to };
    return ready([end!], await windows.tell(to - after.number, () => readLogs(source, projection, watched, span)));
  }

  /** Blocks near the head, each of which follows the one before. */
  async function readNear(after: Place, head: number, watched: Watched): Promise<Stretch | undefined> {
    const to = Math.min(after.number + NEAR, head);
    const [known, ...following] = await source.headers(after.number, to);
    if (known!.hash !== after.hash) return undefined;
    following.reduce((before, header) => {
      if (header.parent !== before.hash) throw new ChainServerError(`block ${header.number} does not follow the one before`);
      return header;
    }, known!);
    return ready(following, await readLogs(source, projection, watched, { from: after.number + 1, to }, following));
  }

  /**
   * What follows a block, up to the head at most. @returns undefined where the block is not on the chain any more
   * @throws ChainServerError
   */
  return (after: Place, head: number, watched: Watched): Promise<Stretch | undefined> => {
    const settled = head - KEPT;
    return after.number < settled ? readFar(after, settled, watched) : readNear(after, head, watched);
  };
}

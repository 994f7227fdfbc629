import { ChainServerError, type ChainSource, type Header } from '@mortar/chain/source';
import type { Db } from '../../../db/db.ts';
import { ChainDiverged, ChainReplaced } from './errors.ts';
import type { Projection } from './projection.ts';
import { readLogs, type Span } from './read-logs.ts';
import { cursorOf, KEPT, type Cursor } from './repository.ts';
import { createWindows } from './windows.ts';

/** Blocks near the head are read one by one, so many in one request. */
const NEAR = 64;

export interface StepDeps {
  db: Db;
  chainId: number;
  source: ChainSource;
  projection: Projection;
  /** The block behind which reading begins. */
  since: number;
}

/** What a step came to. */
export type Stepped = { is: 'current' } | { is: 'advanced'; block: number } | { is: 'reverted'; depth: number } | { is: 'overtaken' };

/** Reads a chain on, a part at a time: each part is one transaction, so that a process may end at any moment. */
export function createStep({ db, chainId, source, projection, since }: StepDeps) {
  const windows = createWindows();

  async function begin(head: Header, now: Date): Promise<Cursor> {
    const [genesis] = await source.headers(0, 0);
    const [first] = await source.headers(since, since);
    await db.transaction((tx) => cursorOf(tx, chainId).begin(genesis!.hash, first!, head.number, now));
    return (await cursorOf(db, chainId).find())!;
  }

  /** One transaction that goes on from the cursor, unless another process has moved it. */
  async function move(from: Cursor, work: (tx: Db) => Promise<Stepped>): Promise<Stepped> {
    return db.transaction(async (tx) => {
      const now = await cursorOf(tx, chainId).take();
      return now?.hash === from.hash ? work(tx) : { is: 'overtaken' };
    });
  }

  /** Blocks so far behind the head that none of them will be replaced. */
  async function readFar(cursor: Cursor, last: number): Promise<Stepped> {
    const to = Math.min(cursor.block + windows.size(), last);
    const span: Span = { from: cursor.block + 1, to };
    const watched = await projection.watched(db, chainId);
    const [known] = await source.headers(cursor.block, cursor.block);
    if (known!.hash !== cursor.hash) return goBack(cursor, last);
    const logs = await windows.tell(() => readLogs(source, projection, watched, span));
    return move(cursor, async (tx) => advance(tx, await source.headers(to, to), logs));
  }

  /** Blocks near the head, each of which follows the one before. */
  async function readNear(cursor: Cursor, head: Header): Promise<Stepped> {
    const to = Math.min(cursor.block + NEAR, head.number);
    const headers = await source.headers(cursor.block, to);
    const [known, ...following] = headers;
    if (known!.hash !== cursor.hash) return goBack(cursor, head.number);
    headers.reduce((before, header) => {
      if (header.parent !== before.hash) throw new ChainServerError(`block ${header.number} does not follow the one before`);
      return header;
    });
    const watched = await projection.watched(db, chainId);
    const logs = await readLogs(source, projection, watched, { from: cursor.block + 1, to }, following);
    return move(cursor, (tx) => advance(tx, following, logs));
  }

  async function advance(tx: Db, headers: readonly Header[], logs: Parameters<Projection['apply']>[2]): Promise<Stepped> {
    const last = headers.at(-1)!;
    if (logs.length > 0) await projection.apply(tx, chainId, logs);
    await cursorOf(tx, chainId).keep(headers);
    await cursorOf(tx, chainId).moveTo(last);
    return { is: 'advanced', block: last.number };
  }

  /** The chain took blocks back: so does everything that came of them. */
  async function goBack(cursor: Cursor, head: number): Promise<Stepped> {
    const [genesis] = await source.headers(0, 0);
    if (genesis!.hash !== cursor.genesis) throw new ChainReplaced(chainId);
    const ancestor = await commonAncestor(head);
    if (!ancestor) throw new ChainDiverged(cursor.block);
    return move(cursor, async (tx) => {
      await projection.revert(tx, chainId, ancestor.number);
      await cursorOf(tx, chainId).forgetAbove(ancestor.number);
      await cursorOf(tx, chainId).moveTo(ancestor);
      return { is: 'reverted', depth: cursor.block - ancestor.number };
    });
  }

  async function commonAncestor(head: number): Promise<{ number: number; hash: string } | undefined> {
    const ours = (await cursorOf(db, chainId).recent()).filter(({ number }) => number <= head);
    for (let first = 0; first < ours.length; first += NEAR) {
      const part = ours.slice(first, first + NEAR);
      const theirs = await source.headers(part.at(-1)!.number, part[0]!.number);
      const found = part.find(({ number, hash }) => theirs.some((header) => header.number === number && header.hash === hash));
      if (found) return found;
    }
    return undefined;
  }

  async function stepTo(head: Header, now: Date): Promise<Stepped> {
    const cursor = (await cursorOf(db, chainId).find()) ?? (await begin(head, now));
    if (cursor.hash === head.hash) return { is: 'current' };
    const settled = head.number - KEPT;
    if (cursor.block < settled) return readFar(cursor, settled);
    return head.number >= cursor.block ? readNear(cursor, head) : goBack(cursor, head.number);
  }

  /** @throws ChainServerError where its server fails, ChainReplaced and ChainDiverged where it is not the chain of before */
  return async (now: Date): Promise<{ head: number; stepped: Stepped }> => {
    const head = await source.head();
    return { head: head.number, stepped: await stepTo(head, now) };
  };
}

import type { Header } from '@mortar/chain/source';
import type { Db } from '../../../db/db.ts';
import { ChainDiverged, ChainReplaced } from './errors.ts';
import { stretchReader, type Place, type Stretch, type StretchDeps } from './read-stretch.ts';
import { cursorOf, type Cursor } from './repository.ts';

/** Hashes that are compared in one request. */
const AT_ONCE = 64;

export interface StepDeps extends StretchDeps {
  db: Db;
  /** The block behind which reading begins. */
  since: number;
}

/** What a step came to. */
export type Stepped = { is: 'current' } | { is: 'advanced'; block: number } | { is: 'reverted'; depth: number } | { is: 'overtaken' };

/**
 * Reads a chain on, a stretch at a time: each is written in one transaction, so that a process may end at any moment, while the
 * next one is being read.
 */
export function createStep({ db, chainId, source, projection, since }: StepDeps) {
  const read = stretchReader({ chainId, source, projection });
  /** What is being read behind a block, by its hash. */
  let ahead: { after: string; stretch: Promise<Stretch | undefined> } | undefined;

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

  /** Begins to read what follows a block, for the step that comes to it. */
  function readAhead(after: Place, head: number, { watched }: Stretch): void {
    if (after.number >= head) return;
    ahead = { after: after.hash, stretch: read(after, head, watched) };
    // That step hears of a failure.
    ahead.stretch.catch(() => {});
  }

  /** What was read ahead, where it follows the cursor and the chain has not become shorter since. */
  async function takeAhead({ hash }: Cursor, head: Header): Promise<Stretch | undefined> {
    const taken = ahead;
    ahead = undefined;
    const stretch = taken?.after === hash ? await taken.stretch : undefined;
    const last = stretch?.headers.at(-1);
    return last && (last.number < head.number || last.hash === head.hash) ? stretch : undefined;
  }

  async function readOn(cursor: Cursor, head: Header): Promise<Stretch | undefined> {
    const { block: number, hash } = cursor;
    return (await takeAhead(cursor, head)) ?? read({ number, hash }, head.number, await projection.watched(db, chainId));
  }

  async function advance(tx: Db, { headers, write }: Stretch): Promise<Stepped> {
    const last = headers.at(-1)!;
    await write(tx);
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
    for (let first = 0; first < ours.length; first += AT_ONCE) {
      const part = ours.slice(first, first + AT_ONCE);
      const theirs = await source.headers(part.at(-1)!.number, part[0]!.number);
      const found = part.find(({ number, hash }) => theirs.some((header) => header.number === number && header.hash === hash));
      if (found) return found;
    }
    return undefined;
  }

  async function stepTo(head: Header, now: Date): Promise<Stepped> {
    const cursor = (await cursorOf(db, chainId).find()) ?? (await begin(head, now));
    if (cursor.hash === head.hash) return { is: 'current' };
    const stretch = head.number > cursor.block ? await readOn(cursor, head) : undefined;
    if (!stretch) return goBack(cursor, head.number);
    readAhead(stretch.headers.at(-1)!, head.number, stretch);
    return move(cursor, (tx) => advance(tx, stretch));
  }

  /** @returns the newest block with its time in seconds, and what came of it @throws ChainServerError where its server fails, ChainReplaced and ChainDiverged where it is not the chain of before */
  return async (now: Date): Promise<{ head: number; headAt: number; stepped: Stepped }> => {
    const head = await source.head();
    return { head: head.number, headAt: head.at, stepped: await stepTo(head, now) };
  };
}

import type { Header } from '@mortar/chain/source';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { blocks, cursors } from './tables.ts';

/** Blocks whose hash is kept: more than any chain of ours reorganises (docs/design/market.md). */
export const KEPT = 256;

export interface Cursor {
  genesis: string;
  block: number;
  hash: string;
}

/** The SQL of how far a chain has been read. */
export const cursorOf = (db: Db, chainId: number) => {
  const isIt = eq(cursors.chainId, chainId);
  const ofIt = eq(blocks.chainId, chainId);
  const read = () => db.select({ genesis: cursors.genesis, block: cursors.block, hash: cursors.hash }).from(cursors).where(isIt);

  return {
    async find(): Promise<Cursor | undefined> {
      const [row] = await read();
      return row;
    },
    /** The same, and no other process reads on until the transaction ends. */
    async take(): Promise<Cursor | undefined> {
      const [row] = await read().for('update');
      return row;
    },
    /** The same, and no process reads on until the transaction ends; any number of transactions may hold it. */
    async hold(): Promise<Cursor | undefined> {
      const [row] = await read().for('share');
      return row;
    },
    async begin(genesis: string, { number, hash }: Pick<Header, 'number' | 'hash'>, head: number, seenAt: Date): Promise<void> {
      await db.insert(cursors).values({ chainId, genesis, block: number, hash, head, seenAt }).onConflictDoNothing();
      await db.insert(blocks).values({ chainId, number, hash }).onConflictDoNothing();
    },
    async moveTo({ number, hash }: { number: number; hash: string }): Promise<void> {
      await db.update(cursors).set({ block: number, hash }).where(isIt);
    },
    /** What its server told of last. @param ahead seconds, where its newest block is one that was not seen before */
    async see(head: number, seenAt: Date, ahead?: number): Promise<void> {
      const caughtUpAt = sql`case when ${cursors.block} >= ${head} then ${seenAt.toISOString()}::timestamptz else ${cursors.caughtUpAt} end`;
      await db
        .update(cursors)
        .set({ head, seenAt, caughtUpAt, problem: null, ...(ahead !== undefined && { aheadSeconds: ahead }) })
        .where(isIt);
    },
    async fail(problem: string): Promise<void> {
      await db.update(cursors).set({ problem }).where(isIt);
    },

    /** Blocks that were read, the last one first. */
    recent: () => db.select({ number: blocks.number, hash: blocks.hash }).from(blocks).where(ofIt).orderBy(desc(blocks.number)),
    async keep(headers: readonly Header[]): Promise<void> {
      await db.insert(blocks).values(headers.map(({ number, hash }) => ({ chainId, number, hash })));
      await db.delete(blocks).where(and(ofIt, lte(blocks.number, headers.at(-1)!.number - KEPT)));
    },
    async forgetAbove(block: number): Promise<void> {
      await db.delete(blocks).where(and(ofIt, gt(blocks.number, block)));
    },
  };
};

import type { Freshness } from '@mortar/protocol/market';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { cursors } from './sync/tables.ts';

/** How old the figures of a chain are; undefined before it was first read. */
export async function freshnessOf(db: Db, clock: Clock, chain: number): Promise<Freshness | undefined> {
  const [row] = await db.select().from(cursors).where(eq(cursors.chainId, chain));
  if (!row) return undefined;
  const { block, head, caughtUpAt, problem } = row;
  const age = caughtUpAt && Math.max(0, Math.floor((clock.now() - caughtUpAt.getTime()) / 1000));
  return { chain, block, head, age, isFailing: problem !== null };
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { cursors } from './sync/tables.ts';

/** Clocks of blocks may differ from ours by so much and mean nothing. */
const SLACK_SECONDS = 30;

/** What time it is on a chain, in whole seconds: ours, unless its blocks come from a later one, as on a local chain whose time was moved. */
export async function chainTime(db: Db, clock: Clock, chain: number): Promise<number> {
  const [row] = await db.select({ ahead: cursors.aheadSeconds }).from(cursors).where(eq(cursors.chainId, chain));
  const ahead = row?.ahead ?? 0;
  return Math.floor(clock.now() / 1000) + (ahead > SLACK_SECONDS ? ahead : 0);
}

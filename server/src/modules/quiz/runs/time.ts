import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { systemClock, type Clock } from '../../../lib/clock.ts';

/** Time as the database has it now, also within a transaction that has waited for a lock. */
export async function databaseTime(tx: Db): Promise<number> {
  const [row] = await tx.execute<{ ms: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`);
  return Math.floor(row!.ms);
}

/** Time by which runs are judged: the database's, so that two processes whose clocks differ agree; a test's own clock in its place. */
export const createTimeOf =
  (clock: Clock) =>
  (tx: Db): Promise<number> =>
    clock === systemClock ? databaseTime(tx) : Promise.resolve(clock.now());

export type TimeOf = ReturnType<typeof createTimeOf>;

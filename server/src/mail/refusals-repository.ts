import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { refusals } from './tables.ts';

/** The SQL of refused mail. */
export function createRefusalsRepository(db: Db) {
  return {
    async add(refusal: typeof refusals.$inferInsert): Promise<void> {
      await db.insert(refusals).values(refusal);
    },
    /** Whether one is known since a time. */
    async has(recipient: string, since: Date): Promise<boolean> {
      const found = await db
        .select({ id: refusals.id })
        .from(refusals)
        .where(and(eq(refusals.recipient, recipient), gte(refusals.at, since)))
        .limit(1);
      return found.length > 0;
    },
    async removeBefore(time: Date): Promise<void> {
      await db.delete(refusals).where(lt(refusals.at, time));
    },
  };
}

import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { RefusalsRepository } from './service.ts';
import { refusals } from './tables.ts';

/** The SQL of refused mail. */
export function createRefusalsRepository(db: Db): RefusalsRepository {
  return {
    async add(refusal) {
      await db.insert(refusals).values(refusal);
    },
    async has(recipient, since) {
      const found = await db
        .select({ id: refusals.id })
        .from(refusals)
        .where(and(eq(refusals.recipient, recipient), gte(refusals.at, since)))
        .limit(1);
      return found.length > 0;
    },
    async removeBefore(time) {
      await db.delete(refusals).where(lt(refusals.at, time));
    },
  };
}

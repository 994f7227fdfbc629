import { and, eq, gte, isNull, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Usage } from '../assets/repository.ts';
import { resumables } from './tables.ts';

export type ResumableRow = typeof resumables.$inferSelect;

/** The SQL of resumable uploads, within a transaction or not. */
export function resumablesOf(db: Db) {
  return {
    /** What is being sent counts from the beginning. */
    async usage(userId: number, since: Date): Promise<Usage> {
      const [sending] = await db
        .select({
          bytes: sum(resumables.size).mapWith(Number),
          recent: sql`count(*) filter (where ${gte(resumables.createdAt, since)})`.mapWith(Number),
        })
        .from(resumables)
        .where(and(eq(resumables.userId, userId), isNull(resumables.assetId)));
      return { bytes: sending?.bytes ?? 0, recent: sending?.recent ?? 0 };
    },

    async add(row: ResumableRow): Promise<void> {
      await db.insert(resumables).values(row);
    },

    async find(id: string): Promise<ResumableRow | undefined> {
      const [row] = await db.select().from(resumables).where(eq(resumables.id, id));
      return row;
    },

    /** The same, held: two who finish one upload come one after the other. */
    async hold(id: string): Promise<ResumableRow | undefined> {
      const [row] = await db.select().from(resumables).where(eq(resumables.id, id)).for('update');
      return row;
    },

    async setAsset(id: string, assetId: string): Promise<void> {
      await db.update(resumables).set({ assetId }).where(eq(resumables.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(resumables).where(eq(resumables.id, id));
    },

    /** Resumable uploads that began before a time, whether they became something or not. */
    async before(time: Date, most: number): Promise<string[]> {
      const rows = await db.select({ id: resumables.id }).from(resumables).where(lt(resumables.createdAt, time)).limit(most);
      return rows.map(({ id }) => id);
    },
  };
}

import { desc, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { shares } from './tables.ts';

export type ShareRow = typeof shares.$inferSelect;

/** The SQL of what is shared. */
export function sharesOf(db: Db) {
  return {
    async add(share: ShareRow): Promise<void> {
      await db.insert(shares).values(share);
    },

    async find(id: string): Promise<ShareRow | undefined> {
      const [row] = await db.select().from(shares).where(eq(shares.id, id));
      return row;
    },

    ofRun: (runId: string): Promise<ShareRow[]> => db.select().from(shares).where(eq(shares.runId, runId)),

    ofPerson: (userId: number, limit: number): Promise<ShareRow[]> =>
      db.select().from(shares).where(eq(shares.userId, userId)).orderBy(desc(shares.at)).limit(limit),

    async forget(userId: number): Promise<void> {
      await db.delete(shares).where(or(eq(shares.userId, userId), eq(shares.namedId, userId)));
    },
  };
}

import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { appCodes } from './tables.ts';

export type AppCodeRow = typeof appCodes.$inferSelect;

/** The SQL of the app's one-time codes. */
export function appCodesOf(db: Db) {
  return {
    /** Keeps a code; the one that its session had before is worth nothing any more. */
    async put({ sessionId, ...code }: AppCodeRow): Promise<void> {
      await db
        .insert(appCodes)
        .values({ sessionId, ...code })
        .onConflictDoUpdate({ target: appCodes.sessionId, set: code });
    },

    /** Uses a code up, whatever becomes of the call: of many at once one gets it. */
    async take(hash: string): Promise<AppCodeRow | undefined> {
      const [row] = await db.delete(appCodes).where(eq(appCodes.hash, hash)).returning();
      return row;
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(appCodes).where(lt(appCodes.expiresAt, time));
    },
  };
}

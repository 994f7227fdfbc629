import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { publishKeys, publishProofs } from './tables.ts';

export type PublishKey = typeof publishKeys.$inferSelect;

/** Keys of teams, and the proofs that were made by them. */
export const publishKeysOf = (db: Db) => ({
  list: (): Promise<PublishKey[]> => db.select().from(publishKeys).orderBy(asc(publishKeys.remote), asc(publishKeys.addedAt)),

  /** A key that may publish. */
  async find(id: string): Promise<PublishKey | undefined> {
    const [found] = await db
      .select()
      .from(publishKeys)
      .where(and(eq(publishKeys.id, id), isNull(publishKeys.revokedAt)));
    return found;
  },

  /** False where the key, or the name for this remote, is taken. */
  async add(key: Omit<PublishKey, 'usedAt' | 'revokedAt'>): Promise<boolean> {
    return (await db.insert(publishKeys).values(key).onConflictDoNothing().returning({ id: publishKeys.id })).length > 0;
  },

  /** False where no key of the remote that still publishes has the name. */
  async revoke(remote: string, name: string, at: Date): Promise<boolean> {
    const one = and(eq(publishKeys.remote, remote), eq(publishKeys.name, name), isNull(publishKeys.revokedAt));
    return (await db.update(publishKeys).set({ revokedAt: at }).where(one).returning({ id: publishKeys.id })).length > 0;
  },

  /** Notes a proof as used, and when its key was; false when the proof was used before. */
  use: (id: string, jti: string, at: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const fresh = await transaction.insert(publishProofs).values({ jti, at }).onConflictDoNothing().returning({ jti: publishProofs.jti });
      await transaction.update(publishKeys).set({ usedAt: at }).where(eq(publishKeys.id, id));
      return fresh.length > 0;
    }),

  async forgetProofsBefore(time: Date): Promise<void> {
    await db.delete(publishProofs).where(lt(publishProofs.at, time));
  },
});

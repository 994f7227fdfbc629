import { eq, inArray } from 'drizzle-orm';
import type { PrivacySettings } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { privacy } from './tables.ts';

/** The SQL of what people chose. */
export const privacyOf = (db: Db) => ({
  async read(userIds: readonly number[]): Promise<ReadonlyMap<number, PrivacySettings>> {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select()
      .from(privacy)
      .where(inArray(privacy.userId, [...userIds]));
    return new Map(rows.map(({ userId, ...settings }) => [userId, settings]));
  },

  async set(userId: number, change: Partial<PrivacySettings>): Promise<void> {
    await db
      .insert(privacy)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: privacy.userId, set: { userId, ...change } });
  },

  async forget(userId: number): Promise<void> {
    await db.delete(privacy).where(eq(privacy.userId, userId));
  },
});

import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeKey } from '../../../lib/key-cursor.ts';
import { items, kept } from '../items/tables.ts';

/** The SQL of what people keep. */
export function keptOf(db: Db) {
  return {
    /** Sets a state: once more changes nothing. */
    async set(userId: number, itemId: number, isWanted: boolean, at: Date): Promise<void> {
      if (isWanted) await db.insert(kept).values({ userId, itemId, at }).onConflictDoNothing();
      else await db.delete(kept).where(and(eq(kept.userId, userId), eq(kept.itemId, itemId)));
    },
    /** How many people keep it, and whether this one does. */
    async stats(itemId: number, userId: number): Promise<{ count: number; mine: boolean }> {
      const mine = sql<boolean>`coalesce(bool_or(${kept.userId} = ${userId}), false)`;
      const [row] = await db.select({ count: count(), mine }).from(kept).where(eq(kept.itemId, itemId));
      return row!;
    },
    countOf: (userId: number): Promise<number> => db.$count(kept, eq(kept.userId, userId)),
    /** What somebody keeps, the latest first. */
    list: (userId: number, after: TimeKey | undefined, limit: number) =>
      db
        .select({ item: getTableColumns(items), at: kept.at })
        .from(kept)
        .innerJoin(items, eq(items.id, kept.itemId))
        .where(
          and(
            eq(kept.userId, userId),
            eq(items.isTakenAway, false),
            after && sql`(${kept.at}, ${kept.itemId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(kept.at), desc(kept.itemId))
        .limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(kept).where(eq(kept.userId, userId));
    },
  };
}

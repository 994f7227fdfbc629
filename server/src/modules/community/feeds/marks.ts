import type { FeedMark } from '@mortar/protocol/community';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { marks } from '../choices/tables.ts';

/** The SQL of where people stopped reading. */
export const marksOf = (db: Db) => ({
  async read(userId: number, feed: string): Promise<FeedMark | null> {
    const [row] = await db
      .select({ pos: marks.pos, offset: marks.offset, at: marks.at })
      .from(marks)
      .where(and(eq(marks.userId, userId), eq(marks.feed, feed)));
    return row ? { ...row, at: row.at.toISOString() } : null;
  },
  async set(mark: typeof marks.$inferInsert): Promise<void> {
    await db
      .insert(marks)
      .values(mark)
      .onConflictDoUpdate({ target: [marks.userId, marks.feed], set: mark });
  },
});

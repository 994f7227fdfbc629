import type { FeedMark } from '@mortar/protocol/community';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { preparedOnce } from '../../../db/statement.ts';
import { marks } from '../choices/tables.ts';

const readMark = preparedOnce<FeedMark>(
  'community_mark',
  () =>
    sql`select pos::float8 as pos, "offset", at from ${marks} where user_id = ${sql.placeholder('userId')} and feed = ${sql.placeholder('feed')}`,
);

/** The SQL of where people stopped reading. */
export const marksOf = (db: Db) => ({
  async read(userId: number, feed: string): Promise<FeedMark | null> {
    const [row] = await readMark(db, { userId, feed });
    return row ? { ...row, at: new Date(row.at).toISOString() } : null;
  },
  async set(mark: typeof marks.$inferInsert): Promise<void> {
    await db
      .insert(marks)
      .values(mark)
      .onConflictDoUpdate({ target: [marks.userId, marks.feed], set: mark });
  },
});

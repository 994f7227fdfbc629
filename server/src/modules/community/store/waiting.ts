import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { posts } from './tables.ts';

export type WaitingRow = Pick<typeof posts.$inferSelect, 'id' | 'source' | 'publishAt' | 'local' | 'zone' | 'state' | 'holdReason'>;

const columns = {
  id: posts.id,
  source: posts.source,
  publishAt: posts.publishAt,
  local: posts.local,
  zone: posts.zone,
  state: posts.state,
  holdReason: posts.holdReason,
};

/** One person's posts that wait for their time. */
export function waitingOf(db: Db, userId: number) {
  const isWaiting = and(eq(posts.authorId, userId), inArray(posts.state, ['scheduled', 'held']), sql`${posts.source} is not null`);
  return {
    /** How many wait, and how many on the day of a time (UTC). @param without one that is about to change */
    async counts(at: Date, without = 0): Promise<{ all: number; ofDay: number }> {
      const others = and(isWaiting, ne(posts.id, without));
      const sameDay = sql`date_trunc('day', ${posts.publishAt} at time zone 'UTC') = date_trunc('day', ${at.toISOString()}::timestamptz at time zone 'UTC')`;
      const [all, ofDay] = await Promise.all([db.$count(posts, others), db.$count(posts, and(others, sameDay))]);
      return { all, ofDay };
    },
    read: (id: number): Promise<WaitingRow[]> =>
      db
        .select(columns)
        .from(posts)
        .where(and(isWaiting, eq(posts.id, id))),
    /** Those that are held first, then the next ones. */
    list: (skip: number, limit: number): Promise<WaitingRow[]> =>
      db
        .select(columns)
        .from(posts)
        .where(isWaiting)
        .orderBy(desc(sql`${posts.state} = 'held'`), asc(posts.publishAt), asc(posts.id))
        .offset(skip)
        .limit(limit),
    async remove(id: number): Promise<void> {
      await db.delete(posts).where(and(isWaiting, eq(posts.id, id)));
    },
  };
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { PlayDay } from './streak.ts';
import { playDays } from './tables.ts';

/** The SQL of days on which people played. */
export function playDaysOf(db: Db) {
  return {
    /** The first day first. */
    all: (userId: number): Promise<PlayDay[]> =>
      db.select().from(playDays).where(eq(playDays.userId, userId)).orderBy(asc(playDays.localDate)),

    async last(userId: number): Promise<PlayDay | undefined> {
      const [row] = await db.select().from(playDays).where(eq(playDays.userId, userId)).orderBy(desc(playDays.localDate)).limit(1);
      return row;
    },

    async put(userId: number, day: PlayDay): Promise<void> {
      const { lastAt, zone, zoneSince } = day;
      await db
        .insert(playDays)
        .values({ userId, ...day })
        .onConflictDoUpdate({ target: [playDays.userId, playDays.localDate], set: { lastAt, zone, zoneSince } });
    },

    /** People who played last between two moments, and were not reminded of it. */
    async toRemind(from: Date, to: Date, after: number, limit: number): Promise<number[]> {
      const rows = await db.execute<{ id: string }>(sql`
        select d.user_id as id from quiz_play_days d
         where d.last_at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz and not d.is_reminded
           and d.user_id > ${after}
           and not exists (select 1 from quiz_play_days l where l.user_id = d.user_id and l.local_date > d.local_date)
         order by d.user_id limit ${limit}`);
      return [...rows].map(({ id }) => Number(id));
    },

    async noteReminder(userId: number, localDate: string): Promise<void> {
      await db
        .update(playDays)
        .set({ isReminded: true })
        .where(and(eq(playDays.userId, userId), eq(playDays.localDate, localDate)));
    },

    async forget(userId: number): Promise<void> {
      await db.delete(playDays).where(eq(playDays.userId, userId));
    },
  };
}

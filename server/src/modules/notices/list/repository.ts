import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { notices } from './tables.ts';

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'userId' | 'readAt'>;

/** What PostgreSQL tells on, once a change is committed, with the key of the person. */
export const NOTICES_CHANNEL = 'notices_changed';

/** The SQL of what people are told of. */
export function noticesOf(db: Db) {
  const tell = (userId: number) => db.execute(sql`select pg_notify(${NOTICES_CHANNEL}, ${String(userId)})`);
  const isUnread = (userId: number) => and(eq(notices.userId, userId), isNull(notices.readAt));
  return {
    /** For several people: in the place of an older one about the same thing, with a number of its own: it comes first and is unread. */
    async add(userIds: readonly number[], notice: NewNotice): Promise<void> {
      const { kind, actorId = null, about, values, link, at } = notice;
      // Many at once: a parameter of its own for each in the call would cost more than the writing.
      const ids = sql`${sql.param([...userIds])}::bigint[]`;
      await db.delete(notices).where(and(sql`${notices.userId} = any(${ids})`, eq(notices.about, about)));
      await db.execute(sql`
        insert into notices_notices (user_id, kind, actor_id, about, "values", link, at)
        select id, ${kind}, ${actorId}::bigint, ${about}, ${JSON.stringify(values)}::jsonb, ${link}, ${at.toISOString()}::timestamptz
          from unnest(${ids}) as told(id)
        on conflict do nothing`);
      await db.execute(sql`select pg_notify(${NOTICES_CHANNEL}, id::text) from unnest(${ids}) as told(id)`);
    },

    /** Newest first. @param before number of the notice that the page ends before */
    page: (userId: number, before: number | undefined, limit: number): Promise<NoticeRow[]> =>
      db
        .select()
        .from(notices)
        .where(and(eq(notices.userId, userId), before === undefined ? undefined : lt(notices.id, before)))
        .orderBy(desc(notices.id))
        .limit(limit),

    countUnread: (userId: number): Promise<number> => db.$count(notices, isUnread(userId)),

    async read(userId: number, upTo: number, at: Date): Promise<void> {
      const rows = await db
        .update(notices)
        .set({ readAt: at })
        .where(and(isUnread(userId), lte(notices.id, upTo)))
        .returning({ id: notices.id });
      if (rows.length > 0) await tell(userId);
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(notices).where(lt(notices.at, time));
    },

    async forget(userId: number): Promise<void> {
      await db.delete(notices).where(or(eq(notices.userId, userId), eq(notices.actorId, userId)));
    },
  };
}

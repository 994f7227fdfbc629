import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Target } from '../ids.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { counters, deltas, reactions, type Reacted } from '../numbers/tables.ts';

/** The SQL of what people like and keep. */
export function reactionsOf(db: Db) {
  const isOn = ({ postId, seq }: Target, what: Reacted) =>
    and(eq(reactions.postId, postId), eq(reactions.seq, seq), eq(reactions.what, what));
  return {
    /** Sets a state. @returns whether it was another one before */
    async set(row: Omit<typeof reactions.$inferInsert, 'id'>, isWanted: boolean): Promise<boolean> {
      const { postId, seq, what, userId } = row;
      const changed = isWanted
        ? await db.insert(reactions).values(row).onConflictDoNothing().returning({ at: reactions.at })
        : await db
            .delete(reactions)
            .where(and(isOn(row, what), eq(reactions.userId, userId)))
            .returning({ at: reactions.at });
      if (changed.length > 0) await addDeltas(db, [{ postId, seq, what, d: isWanted ? 1 : -1 }]);
      return changed.length > 0;
    },

    /** Who, the latest first. */
    byTarget: (target: Target, what: Reacted, below: number, limit: number) =>
      db
        .select({ id: reactions.id, userId: reactions.userId, at: reactions.at })
        .from(reactions)
        .where(and(isOn(target, what), lt(reactions.id, below)))
        .orderBy(desc(reactions.id))
        .limit(limit),

    /** What somebody likes or keeps, the latest first. */
    byUser: (userId: number, what: Reacted, below: number, limit: number) =>
      db
        .select({ id: reactions.id, postId: reactions.postId, seq: reactions.seq, at: reactions.at })
        .from(reactions)
        .where(and(eq(reactions.userId, userId), eq(reactions.what, what), lt(reactions.id, below)))
        .orderBy(desc(reactions.id))
        .limit(limit),

    /** How many people like something, as it stands in this transaction. */
    async count({ postId, seq }: Target, what: Reacted): Promise<number> {
      const column = sql.identifier(what === 'like' ? 'likes' : 'favorites');
      const [row] = await db.execute<{ count: number }>(sql`
        select (coalesce((select ${column} from ${counters} where post_id = ${postId} and seq = ${seq}), 0)
          + coalesce((select sum(d) from ${deltas} where post_id = ${postId} and seq = ${seq} and what = ${what}), 0))::int as count`);
      return row!.count;
    },

    countBy: async (userId: number, what: Reacted): Promise<number> =>
      db.$count(reactions, and(eq(reactions.userId, userId), eq(reactions.what, what))),
  };
}

/** Takes away all that somebody likes and keeps, and counts it. */
export async function forgetReactions(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${reactions} where user_id = ${userId} returning post_id, seq, what)
    insert into ${deltas} (post_id, seq, what, d) select post_id, seq, what, -1 from gone`);
}

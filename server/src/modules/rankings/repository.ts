import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { counting, holdScores } from './fold.ts';
import { deltas, rankedPeople, results, scores, type Board } from './tables.ts';

/** The SQL of boards. */
export function boardsOf(db: Db) {
  /** Has copies made anew of all boards that a person stands on. */
  const anew = (userId: number) =>
    db.execute(sql`
      with this as materialized (select nextval('rankings_changes') as change)
      update rankings_heads h set change = t.change, anew = t.change from this t, rankings_scores s
       where s.user_id = ${userId} and (h.board, h.season) = (s.board, s.season)`);
  return {
    /** Points for a cause, once. */
    async add(delta: { board: Board; userId: number; points: number; ref: string; at: Date }): Promise<void> {
      await db.insert(deltas).values(delta).onConflictDoNothing();
    },

    /** Until when everything is counted; undefined where nothing waits. */
    async waitingSince(): Promise<Date | undefined> {
      const [row] = await db.execute<{ at: string | null }>(sql`select at from rankings_deltas where change is null order by id limit 1`);
      return row?.at ? new Date(row.at) : undefined;
    },

    async settings(userId: number): Promise<{ isHeld: boolean; isHidden: boolean }> {
      const [row] = await db.select().from(rankedPeople).where(eq(rankedPeople.userId, userId));
      return { isHeld: row?.isHeld ?? false, isHidden: row?.isHidden ?? false };
    },

    /** Those of some people who are not shown by name. */
    async hidden(userIds: readonly number[]): Promise<ReadonlySet<number>> {
      const rows = await db.execute<{ id: string }>(sql`
        select user_id as id from rankings_people
         where is_hidden and user_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))`);
      return new Set([...rows].map(({ id }) => Number(id)));
    },

    async hide(userId: number, isHidden: boolean): Promise<void> {
      await db.insert(rankedPeople).values({ userId, isHidden }).onConflictDoUpdate({ target: rankedPeople.userId, set: { isHidden } });
    },

    /** People who are held. */
    async held(): Promise<number[]> {
      const rows = await db.select({ userId: rankedPeople.userId }).from(rankedPeople).where(eq(rankedPeople.isHeld, true));
      return rows.map(({ userId }) => userId);
    },

    /** Takes a person off the boards, or puts them back. */
    async hold(userId: number, isHeld: boolean): Promise<void> {
      await holdScores(db);
      await db.insert(rankedPeople).values({ userId, isHeld }).onConflictDoUpdate({ target: rankedPeople.userId, set: { isHeld } });
      await db.execute(sql`
        with turned as (
          update rankings_scores set is_held = ${isHeld} where user_id = ${userId} and is_held <> ${isHeld}
          returning board, season, bucket, ${isHeld ? -1 : 1}::int as players)
        ${counting(sql`turned`)}`);
      await anew(userId);
      await db.execute(sql`
        update rankings_seasons s set is_stale = true from rankings_results r
         where r.user_id = ${userId} and (r.board, r.season) = (s.board, s.season)`);
    },

    pointsOf: (userId: number) =>
      db
        .select({ board: scores.board, season: scores.season, neg: scores.neg, reachedAt: scores.reachedAt })
        .from(scores)
        .where(eq(scores.userId, userId)),

    async forget(userId: number): Promise<void> {
      await holdScores(db);
      await anew(userId);
      await db.execute(sql`
        with gone as (delete from rankings_scores where user_id = ${userId} returning board, season, bucket, is_held)
        ${counting(sql`(select board, season, bucket, -1 as players from gone where not is_held)`)}`);
      await db.delete(results).where(eq(results.userId, userId));
      await db.delete(deltas).where(eq(deltas.userId, userId));
      await db.delete(rankedPeople).where(eq(rankedPeople.userId, userId));
    },
  };
}

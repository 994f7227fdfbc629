import { and, asc, desc, eq, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { claims } from '../claims/tables.ts';
import { events } from '../events/tables.ts';
import { rounds } from '../rounds/tables.ts';
import { runs } from '../runs/tables.ts';
import { silverDays } from './tables.ts';

export type ClaimRow = typeof claims.$inferSelect;

/** What runs brought, and no live event. */
const OF_RUN = eq(claims.eventId, '');
/** As its index has it. */
const WAITS = sql`${claims.state} = 'waiting' and ${claims.eventId} = ''`;

/** The SQL of what rounds bring. */
export function rewardsOf(db: Db) {
  return {
    /** Weights of a round together. */
    async weightIn(roundId: string): Promise<number> {
      const [row] = await db
        .select({ all: sql`coalesce(sum(${claims.weight}), 0)`.mapWith(Number) })
        .from(claims)
        .where(and(eq(claims.roundId, roundId), OF_RUN));
      return row!.all;
    },
    /** Bricks that live events of a round's day may have taken from its budget: their claims go with who deletes an account. */
    async wonIn(roundId: string): Promise<number> {
      // Winners who work on the site get no share.
      const own = sql`least(${events.share} * ${events.winners}, ${events.prize})`;
      const [row] = await db
        .select({ all: sql`coalesce(sum(${own}), 0)`.mapWith(Number) })
        .from(events)
        .where(and(eq(events.day, roundId), eq(events.phase, 'ended')));
      return row!.all;
    },

    /** Rounds that closed before a time, were not settled, and have no run of their own or live event under way or unpaid. */
    async due(before: Date): Promise<string[]> {
      const open = db
        .select({ one: sql`1` })
        .from(runs)
        .where(and(eq(runs.roundId, rounds.id), isNull(runs.challengeId), isNull(runs.endedAt)));
      const live = db
        .select({ one: sql`1` })
        .from(events)
        .where(and(eq(events.day, rounds.id), isNotNull(events.nextAt)));
      const won = db
        .select({ one: sql`1` })
        .from(claims)
        .where(and(eq(claims.roundId, rounds.id), ne(claims.eventId, ''), eq(claims.state, 'waiting')));
      const rows = await db
        .select({ id: rounds.id })
        .from(rounds)
        .where(and(isNull(rounds.settledAt), lte(rounds.closesAt, before), notExists(open), notExists(live), notExists(won)))
        .orderBy(asc(rounds.id));
      return rows.map(({ id }) => id);
    },

    /** The latest round that was settled. */
    async latestSettled(): Promise<string | undefined> {
      const [row] = await db
        .select({ id: rounds.id })
        .from(rounds)
        .where(sql`${rounds.settledAt} is not null`)
        .orderBy(desc(rounds.id))
        .limit(1);
      return row?.id;
    },

    /** Whether a round is settled; nobody else settles it until the transaction ends. */
    async holdRound(roundId: string): Promise<{ isSettled: boolean }> {
      const [row] = await db.select({ settledAt: rounds.settledAt }).from(rounds).where(eq(rounds.id, roundId)).for('update');
      return { isSettled: row?.settledAt != null };
    },

    async settle(roundId: string, at: Date): Promise<void> {
      await db.update(rounds).set({ settledAt: at }).where(eq(rounds.id, roundId));
    },

    /** Claims of a round that wait, held until the transaction ends. */
    waiting: (roundId: string, limit: number): Promise<Pick<ClaimRow, 'userId' | 'weight'>[]> =>
      db
        .select({ userId: claims.userId, weight: claims.weight })
        .from(claims)
        .where(and(eq(claims.roundId, roundId), WAITS))
        .orderBy(asc(claims.userId))
        .limit(limit)
        .for('update'),

    /** Claims whose bricks are frozen no longer than until a time. */
    thawing: (until: Date, limit: number): Promise<ClaimRow[]> =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.state, 'frozen'), lte(claims.freeAt, until)))
        .orderBy(asc(claims.freeAt), asc(claims.userId))
        .limit(limit)
        .for('update'),

    /** Notes what claims came to. @param paid by the person */
    async pay(roundId: string, paid: ReadonlyMap<number, number>, freeAt: Date): Promise<void> {
      await db.execute(sql`
        update quiz_claims c set state = 'frozen', amount = p.amount, tx_key = 'quiz:' || c.round_id || ':' || c.user_id, free_at = ${freeAt.toISOString()}::timestamptz
          from (select key::bigint as user_id, value::int as amount from jsonb_each_text(${JSON.stringify(Object.fromEntries(paid))}::jsonb)) p
         where c.round_id = ${roundId} and c.user_id = p.user_id and c.event_id = ''`);
    },

    /** Notes that claims are no longer frozen. */
    async free(thawed: readonly ClaimRow[]): Promise<void> {
      const keys = thawed.map(({ roundId, userId, eventId }) => ({ round_id: roundId, user_id: userId, event_id: eventId }));
      await db.execute(sql`
        update quiz_claims c set state = 'free'
          from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as f(round_id date, user_id bigint, event_id text)
         where c.round_id = f.round_id and c.user_id = f.user_id and c.event_id = f.event_id`);
    },

    /** Claims of a person, the latest first. */
    page: (userId: number, { until, skip }: TimeCursor, limit: number): Promise<ClaimRow[]> =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.userId, userId), until && lte(claims.at, until)))
        .orderBy(desc(claims.at))
        .offset(skip)
        .limit(limit),

    /** Silver of a person on a day; held until the transaction ends. */
    async holdSilver(userId: number, day: string): Promise<number> {
      await db.insert(silverDays).values({ userId, day, silver: 0 }).onConflictDoNothing();
      const [row] = await db
        .select({ silver: silverDays.silver })
        .from(silverDays)
        .where(and(eq(silverDays.userId, userId), eq(silverDays.day, day)))
        .for('update');
      return row!.silver;
    },

    async noteSilver(userId: number, day: string, silver: number): Promise<void> {
      await db
        .update(silverDays)
        .set({ silver })
        .where(and(eq(silverDays.userId, userId), eq(silverDays.day, day)));
    },

    async forget(userId: number): Promise<void> {
      await db.delete(silverDays).where(eq(silverDays.userId, userId));
    },
  };
}

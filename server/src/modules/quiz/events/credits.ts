import { POINTS_PER_TIER } from '@mortar/protocol/quiz';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addScore } from '../../rankings/index.ts';
import { BATCH } from '../claims/limits.ts';
import type { Streaks } from '../streaks/service.ts';

interface CreditsDeps {
  db: Db;
  clock: Clock;
  streaks: Pick<Streaks, 'played'>;
  rolesOf(userId: number): ReadonlySet<string>;
}

interface Due extends Record<string, unknown> {
  eventId: string;
  userId: string;
  opensAt: string;
  answered: number;
  /** Tiers of the questions that were answered right, added up. */
  tiers: number;
}

/**
 * Notes what a live event brings beside its prize: points on the board by tier, for nobody with a role on the site, and the day of
 * the streak for who answered at all.
 */
export function createCredits({ db, clock, streaks, rolesOf }: CreditsDeps) {
  /** @returns how many players were credited */
  const creditBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      const due = await tx.execute<Due>(sql`
        with due as (
          select p.event_id, p.user_id, e.opens_at from quiz_event_players p join quiz_events e on e.id = p.event_id and e.phase = 'ended'
           where p.credited_at is null order by p.event_id, p.user_id limit ${BATCH} for update of p)
        select d.event_id as "eventId", d.user_id as "userId", d.opens_at as "opensAt", count(a.no)::int as answered,
               coalesce(sum(q.tier) filter (where q.option_order[a.choice + 1] = r.correct), 0)::int as tiers
          from due d
          left join quiz_event_answers a on a.event_id = d.event_id and a.user_id = d.user_id
          left join quiz_event_questions q on q.event_id = a.event_id and q.no = a.no
          left join quiz_event_leaves l on l.event_id = q.event_id and l.tier = q.tier and l.idx = q.idx
          left join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev
         group by 1, 2, 3`);
      const at = new Date(clock.now());
      for (const { eventId, userId: id, opensAt, answered, tiers } of due) {
        const userId = Number(id);
        if (answered > 0) await streaks.played(tx, userId, '', new Date(opensAt));
        if (tiers > 0 && rolesOf(userId).size === 0) {
          const points = tiers * POINTS_PER_TIER;
          await addScore(tx, { board: 'contribute', userId, points, ref: `event:${eventId}:${userId}`, at });
        }
      }
      await tx.execute(sql`
        update quiz_event_players p set credited_at = ${at.toISOString()}::timestamptz
          from unnest(${sql.param(due.map(({ eventId }) => eventId))}::text[], ${sql.param(due.map((row) => row.userId))}::bigint[]) d (event_id, user_id)
         where p.event_id = d.event_id and p.user_id = d.user_id`);
      return due.length;
    });

  /** Credits every player of an event that is over; killed at any point, it goes on where it stood. */
  return async (): Promise<void> => {
    while ((await creditBatch()) === BATCH);
  };
}

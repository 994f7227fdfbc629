import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { budget, frozen, transfer, type Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import { claims } from '../claims/tables.ts';
import { BATCH, FROZEN_MS } from '../claims/limits.ts';
import { eventsOf, type EventRow } from './repository.ts';

/** What opens the budget of a day. */
export interface DayBudget {
  budgetIn(tx: Db, day: string): Promise<number>;
}

interface PrizesDeps {
  db: Db;
  clock: Clock;
  ledger: Pick<Ledger, 'postAll'>;
  notify: Notify;
  payout: DayBudget;
}

const IS_WAITING = and(sql`${claims.eventId} <> ''`, eq(claims.state, 'waiting'));

/** Shares out the prize of an event that is over, as claims: nobody who works on the site gets any. */
export async function settle(tx: Db, { id, day, prize }: EventRow, at: Date): Promise<void> {
  const winners = await eventsOf(tx).countIn(id);
  const paid = sql`from quiz_event_players p where p.event_id = ${id} and p.out_no is null and not exists (select 1 from account_roles r where r.user_id = p.user_id)`;
  const [row] = await tx.execute<{ all: number }>(sql`select count(*)::int as all ${paid}`);
  const share = row!.all === 0 ? 0 : Math.floor(prize / row!.all);
  if (share > 0)
    await tx.execute(sql`
      insert into quiz_claims (round_id, user_id, event_id, run_id, weight, at)
      select ${day}::date, p.user_id, ${id}, ${id}, ${share}, ${at.toISOString()}::timestamptz ${paid} on conflict do nothing`);
  await eventsOf(tx).set(id, { winners, share, alive: winners });
}

/** Pays what was won in live events out of their day's budget; killed at any point, it goes on where it stood. */
export function createPrizes({ db, clock, ledger, notify, payout }: PrizesDeps) {
  /** @returns how many claims were paid */
  const payBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(claims)
        .where(IS_WAITING)
        .orderBy(asc(claims.eventId), asc(claims.userId))
        .limit(BATCH)
        .for('update');
      const freeAt = new Date(clock.now() + FROZEN_MS);
      for (const [eventId, own] of groupBy(rows, (row) => row.eventId)) {
        const { roundId: day, weight: share } = own[0]!;
        const userIds = own.map(({ userId }) => userId);
        const from = budget(await payout.budgetIn(tx, day));
        await ledger.postAll(
          tx,
          userIds.map((userId) => ({
            key: `quiz:event:${eventId}:${userId}`,
            kind: 'quizEvent',
            ref: eventId,
            lines: transfer(from, frozen(userId), 1, share),
          })),
        );
        await tx
          .update(claims)
          .set({ state: 'frozen', amount: share, freeAt, txKey: sql`'quiz:event:' || ${claims.eventId} || ':' || ${claims.userId}` })
          .where(and(eq(claims.eventId, eventId), inArray(claims.userId, userIds)));
        const link = `/quiz/events/${eventId}`;
        await notify(tx, userIds, { kind: 'quizEventWon', about: `event:${eventId}`, values: { bricks: String(share) }, link });
      }
      return rows.length;
    });

  return {
    async payAll(): Promise<void> {
      while ((await payBatch()) === BATCH);
    },
  };
}

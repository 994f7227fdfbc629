import type { Input, Output } from '@mortar/protocol';
import type { listQuizRewards } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { addScore } from '../../rankings/index.ts';
import type { Rewards } from '../ports.ts';
import { bankRoleOf, type RolesOf } from '../bank-roles.ts';
import { roundDay } from '../rounds/day.ts';
import type { Streaks } from '../streaks/service.ts';
import { ANSWER_CAUSE, ANSWER_SILVER, GOOD_RUN, RUN_BRICKS, shareOf } from '../claims/limits.ts';
import { rewardsOf } from './repository.ts';
import type { GiveSilver } from './silver.ts';

interface RewardsDeps {
  db: Db;
  clock: Clock;
  giveSilver: GiveSilver;
  streaks: Streaks;
  rolesOf: RolesOf;
}

/** How old the weights may be that estimates go by, ms. */
const WEIGHTS_MS = 5000;

/** What runs bring: silver at once, points on the board, a day of the streak, and a share of the round's bricks at its close. */
export function createRewards({ db, clock, giveSilver, streaks, rolesOf }: RewardsDeps) {
  const weights = shareAnswer(WEIGHTS_MS, clock, async (of: Db) => {
    const round = roundDay(clock.now()).id;
    const settled = await rewardsOf(of).latestSettled();
    const [open, before] = await Promise.all([rewardsOf(of).weightIn(round), settled ? rewardsOf(of).weightIn(settled) : 0]);
    return { round, open, before };
  });

  /** Weights of a round as far as they are known: a round that has just begun goes by the one before. */
  async function weightOf(of: Db, roundId: string): Promise<number> {
    const { round, open, before } = await weights(of);
    return round === roundId ? Math.max(open, before) : rewardsOf(of).weightIn(roundId);
  }

  const mayEarn = (userId: number): boolean => bankRoleOf(rolesOf(userId)) === null;

  const rewards: Rewards = {
    mayEarn,

    async ended(tx, { cause, roundId, userId, points, right, startedAt, at, timezone }) {
      await streaks.played(tx, userId, timezone, startedAt);
      if (!mayEarn(userId)) return;
      if (points > 0) await addScore(tx, { board: 'contribute', userId, points, ref: `run:${cause}`, at });
      if (right > 0)
        await giveSilver(tx, { userId, amount: right * ANSWER_SILVER, key: `quiz:${cause}:silver`, kind: ANSWER_CAUSE, ref: roundId });
    },

    async outlook(tx, { userId, roundId, isRanked, startedAt, timezone, ...run }) {
      const weight = mayEarn(userId) ? run.weight : 0;
      const { days } = await (isRanked ? streaks.with(tx, userId, timezone, startedAt) : streaks.of(tx, userId));
      return { estimate: weight > 0 ? shareOf(weight, Math.max(await weightOf(tx, roundId), weight)) : null, streak: days };
    },

    async prospect(roundId, userId) {
      const likely = shareOf(GOOD_RUN, (await weightOf(db, roundId)) + GOOD_RUN);
      const streak = userId === null ? null : await streaks.of(db, userId);
      return {
        estimate: userId === null || mayEarn(userId) ? { likely, most: RUN_BRICKS } : null,
        streak: streak && { days: streak.days, playedtoday: streak.playedToday },
      };
    },
  };

  return {
    ...rewards,

    /** What rounds brought a person, the latest first; what waits is an estimate. */
    async list(userId: number, { cursor, pageSize }: NonNullable<Input<typeof listQuizRewards>>): Promise<Output<typeof listQuizRewards>> {
      const from = readTimeCursor(cursor);
      const { shown, next } = pageByTime(await rewardsOf(db).page(userId, from, pageSize + 1), pageSize, from, ({ at }) => at);
      const items = await Promise.all(
        shown.map(async ({ roundId, eventId, weight, amount, state, freeAt, txKey, at }) => ({
          round: roundId,
          eventid: eventId || null,
          brickstype: 1,
          amount: amount ?? (eventId ? weight : shareOf(weight, Math.max(await weightOf(db, roundId), weight))),
          state,
          frozenuntil: state === 'frozen' ? freeAt!.toISOString() : null,
          txid: amount ? txKey : null,
          at: at.toISOString(),
        })),
      );
      return { items, next };
    },
  };
}

export type QuizRewards = ReturnType<typeof createRewards>;

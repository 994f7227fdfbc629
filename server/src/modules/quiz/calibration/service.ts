import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addAudit } from '../../moderation/index.ts';
import { heldPeople } from '../../rankings/index.ts';
import { targetOf } from '../bank/target.ts';
import { SETTLED_AFTER_MS } from '../claims/limits.ts';
import { ENOUGH_PLAYS, type CalibrationRow } from './figures.ts';
import { chanceOf, moveBy, NIGHT_STEP, PLAYER_BEGINS, ratingOfTier, suspicionOf, tierOf } from './rating.ts';
import { calibrationOf, type FirstSight } from './repository.ts';

/** So many people, and of all who were shown it more than one in so many, have to report a wording until it rests. */
const REPORTERS = 5;
const REPORTED_PART = 20;
const ACTOR = 'calibration';

const fresh = ({ questionId, rev, tier }: FirstSight, at: Date): CalibrationRow => {
  const rating = ratingOfTier(tier);
  const sums = { plays: 0, right: 0, sumRating: 0, sumSquare: 0, sumRight: 0 };
  const window = { windowRating: rating, windowPlays: 0, windowRight: 0, windowExpected: 0, windowVariance: 0, surplus: null };
  return { questionId, rev, rating, ...sums, ...window, at };
};

/** Counts one answer into a wording's sums. @param player rating before it */
function weigh(row: CalibrationRow, player: number, isRight: boolean): void {
  const right = Number(isRight);
  const chance = chanceOf(player, row.windowRating);
  row.plays += 1;
  row.right += right;
  row.sumRating += player;
  row.sumSquare += player ** 2;
  row.sumRight += player * right;
  row.windowPlays += 1;
  row.windowRight += right;
  row.windowExpected += chance;
  row.windowVariance += chance * (1 - chance);
}

/** Looks at a window that is whole, and opens another one. */
function close(row: CalibrationRow): void {
  if (row.windowPlays < ENOUGH_PLAYS) return;
  row.surplus = (row.windowRight - row.windowExpected) / Math.sqrt(row.windowVariance);
  Object.assign(row, { windowRating: row.rating, windowPlays: 0, windowRight: 0, windowExpected: 0, windowVariance: 0 });
}

/** Finds out each night how hard questions are, moves their tiers for rounds to come, and lets suspicious ones rest. */
export function createCalibration({ db, clock }: { db: Db; clock: Clock }) {
  async function weighRound(tx: Db, roundId: string, at: Date): Promise<void> {
    const rows = calibrationOf(tx);
    const held = new Set(await heldPeople(tx));
    const sights = (await rows.firstSights(roundId)).filter(({ userId }) => !held.has(userId));
    const players = await rows.ratings([...new Set(sights.map(({ userId }) => userId))]);
    const known = new Map((await rows.all()).map((row) => [`${row.questionId} ${row.rev}`, row]));
    const before = new Map<CalibrationRow, number>();
    for (const sight of sights) {
      const name = `${sight.questionId} ${sight.rev}`;
      const row = known.get(name) ?? fresh(sight, at);
      known.set(name, row);
      if (!before.has(row)) before.set(row, row.rating);
      const player = players.get(sight.userId) ?? { rating: PLAYER_BEGINS, plays: 0 };
      weigh(row, player.rating, sight.isRight);
      const move = moveBy(player.rating, row.rating, sight.isRight);
      const from = before.get(row)!;
      row.rating = Math.min(Math.max(row.rating - move, from - NIGHT_STEP), from + NIGHT_STEP);
      players.set(sight.userId, { rating: player.rating + move, plays: player.plays + 1 });
    }
    for (const [row] of before) {
      close(row);
      await rows.save({ ...row, at });
    }
    for (const [userId, player] of players) await rows.saveRating(userId, player);
  }

  /** Moves tiers, and lets suspicious questions rest. */
  async function judge(tx: Db, at: Date): Promise<void> {
    const rows = calibrationOf(tx);
    const known = new Map((await rows.all()).map((row) => [`${row.questionId} ${row.rev}`, row]));
    for (const { id, rev, tier, reporters, shown } of await rows.live()) {
      const row = known.get(`${id} ${rev}`);
      const isReported = reporters >= REPORTERS && reporters * REPORTED_PART > shown;
      const why = (row && suspicionOf(row)) ?? (isReported ? 'reported' : undefined);
      if (why !== undefined) {
        const entry = { at, actor: ACTOR, action: 'quiz.rest', target: targetOf(id), outcome: 'done' } as const;
        // A code, which pages say in the reader's language.
        const reason = `${ACTOR}:${why}`;
        await rows.rest(id, reason, at);
        await addAudit(tx, { ...entry, detail: { rev, reason } });
      } else if (row && tierOf(tier, row) !== tier) await rows.setTier(id, tierOf(tier, row));
    }
  }

  return {
    /** Weighs every round that has closed since, once. */
    async weighDue(): Promise<void> {
      for (const roundId of await calibrationOf(db).due(new Date(clock.now() - SETTLED_AFTER_MS)))
        await db.transaction(async (tx) => {
          const at = new Date(clock.now());
          if (!(await calibrationOf(tx).take(roundId, at))) return;
          await weighRound(tx, roundId, at);
          await judge(tx, at);
        });
    },
  };
}

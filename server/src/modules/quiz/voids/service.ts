import { POINTS_PER_TIER } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import type { Cards } from '../ports.ts';
import { challengesOf } from '../challenges/repository.ts';
import { ROUND_BRICKS, shareOf } from '../claims/limits.ts';
import { rewardsOf } from '../rewards/repository.ts';
import { LATE_MS } from '../rounds/day.ts';
import { mended, weightOf } from '../runs/machine.ts';
import { runsOf, type RunRow } from '../runs/repository.ts';
import { record, type Turns } from '../runs/turn.ts';
import { voidsOf, type Hurt, type VoidRow } from './repository.ts';

interface VoidsDeps {
  db: Db;
  clock: Clock;
  turns: Turns;
  cards: Pick<Cards, 'grant'>;
  ledger: Pick<Ledger, 'issue'>;
  notify: Notify;
}

/** Runs that are mended by one look. */
const BATCH = 500;

/** Makes good what wrong questions did to runs: points, a revival card and bricks, each once; while its round is open, a run goes on. */
export function createVoids({ db, clock, turns, cards, ledger, notify }: VoidsDeps) {
  /** Main coins that a paid share was short of. */
  async function bricksFor(tx: Db, run: RunRow, points: number): Promise<number> {
    const paid = run.userId !== null && run.isRanked ? await voidsOf(tx).paid(run.roundId, run.userId) : undefined;
    if (paid === undefined) return 0;
    const all = (await rewardsOf(tx).weightIn(run.roundId)) + points;
    const bricks = ROUND_BRICKS - (await rewardsOf(tx).wonIn(run.roundId));
    return Math.max(shareOf(weightOf(run), all, bricks) - paid, 0);
  }

  async function repay(tx: Db, { questionId, rev }: VoidRow, run: RunRow, points: number): Promise<number> {
    const { id, roundId, userId } = run;
    if (userId === null) return 0;
    const key = `quiz:mend:${questionId}:${rev}:${id}`;
    const bricks = await bricksFor(tx, run, points);
    if (bricks > 0) await ledger.issue(tx, { key, kind: 'quizMended', ref: roundId, bricksType: 1, amount: bricks, userId });
    await cards.grant(tx, { userId, card: 'revival', num: 1, key: `${key}:card`, ref: id });
    const values = { round: roundId, points: String(points), bricks: String(bricks) };
    await notify(tx, [userId], { kind: 'quizMended', about: `mend:${questionId}:${id}`, values, link: `/quiz/runs/${id}` });
    return bricks;
  }

  /** Mends one run, once, under its lock. */
  const mend = (found: VoidRow, { runId, tier, idx, no }: Hurt): Promise<void> =>
    db.transaction(async (tx) => {
      const held = await runsOf(tx).lock(runId);
      if (!held || held.run.state === 'asked') return;
      const { run } = held;
      const { questionId, rev } = found;
      const points = tier * POINTS_PER_TIER;
      const turn = await turns.begin(tx, held);
      const kept = { runId, questionId, rev, userId: run.userId, points, bricks: 0, at: turn.now };
      if (!(await voidsOf(tx).mend(kept))) return;
      turns.catchUp(turn);
      const isItsEnd = turn.run.no === no && turn.run.tier === tier && turn.run.idx === idx;
      // Whoever challenged somebody may have been told what comes next.
      const isTold = (await challengesOf(tx).ofRun(runId)) !== undefined;
      const goesOn = isItsEnd && !isTold && turn.now < turn.round.closesAt && (turn.run.isRanked || turn.run.userId === null);
      record(turn, 'mend', mended(turn.run, turn.now, points, goesOn), { tier, idx, no, gained: points });
      await turns.keep(turn);
      const bricks = await repay(tx, found, turn.run, points);
      if (bricks > 0) await voidsOf(tx).noteBricks(kept, bricks);
    });

  return {
    /** Mends every run that a wrong question has hurt; killed at any point, it goes on where it stood. */
    async mendAll(): Promise<void> {
      for (const found of await voidsOf(db).open()) {
        const hurt = await voidsOf(db).hurt(found, BATCH);
        for (const one of hurt) await mend(found, one);
        const since = new Date(clock.now() - LATE_MS);
        if (hurt.length === 0 && !(await voidsOf(db).isUnderWay(found, since))) await voidsOf(db).close(found, new Date(clock.now()));
      }
    },
  };
}

export type Voids = ReturnType<typeof createVoids>;

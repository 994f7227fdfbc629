import type { Output } from '@mortar/protocol';
import { bricksBetween, GAME_BRICKS_PER_DAY, type finishRun } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Ledger } from '../../ledger/index.ts';
import { ranksOf, type Board, type Standing } from '../boards/repository.ts';
import type { Rows } from '../boards/rows.ts';
import { dayOf } from '../day.ts';
import type { GameFacts } from '../own-games.ts';
import { DAILY_KEPT_DAYS, RUN_OPEN_MS } from './limits.ts';
import { pointsOf } from './points.ts';
import type { Replayer } from './replay/replayer.ts';
import { runsOf } from './repository.ts';
import { createStart } from './start.ts';
import { createVerify, type Verified } from './verify.ts';

/** Cause of the bricks that a verified run earns. */
export const GAME_CAUSE = 'game';

export interface RunServiceDeps {
  games: readonly GameFacts[];
  clock: Clock;
  keyring: Pick<Keyring, 'mac'>;
  replayer: Replayer;
  /** Reads and single changes that belong to no caller's transaction. */
  db: Db;
  ledger: Pick<Ledger, 'issue'>;
  rowsOf: Rows;
}

type Outcome = Output<typeof finishRun>;

const DAY_MS = 24 * 3600 * 1000;
/** Of equals, somebody who is not on a board yet would stand last. */
const NEWCOMER = Number.MAX_SAFE_INTEGER;

/** Runs of games, of people and of visitors: begun, replayed, booked. */
export function createRunService({ games, clock, keyring, replayer, db, ledger, rowsOf }: RunServiceDeps) {
  const now = () => new Date(clock.now());

  async function placeOf(tx: Db, board: Board, standing: Standing | null, before: number | null): Promise<Outcome['place']> {
    if (!standing) return { before, now: null, next: null };
    const { rank, next } = await ranksOf(tx).placeOf(board, standing);
    const [row = null] = next ? await rowsOf(tx, [next]) : [];
    return { before, now: rank, next: row };
  }

  /** Books a score as a person's: run, best, points and bricks at once. */
  async function book(tx: Db, userId: number, { run, gameId, score, ticks }: Verified, from: 'open' | 'verified'): Promise<Outcome> {
    const at = now();
    const [rows, ranks] = [runsOf(tx), ranksOf(tx)];
    const before = await ranks.holdPoints(userId, at);
    const points = pointsOf(gameId, score);
    const total = before + points;
    const left = Math.max(GAME_BRICKS_PER_DAY - (await rows.bricksSince(userId, new Date(dayOf(at.getTime()).startsAt))), 0);
    const bricks = Math.min(bricksBetween(before, total), left);
    if (!(await rows.finish({ id: run, userId, from, score, ticks, points, bricks, at }))) throw new AppError('runRefused');
    const best = await ranks.standingOf({ gameId }, userId);
    const day = await ranks.endDaily(run, score, at);
    const board = { gameId, day };
    const rankBefore = day === undefined ? await ranks.rankOf(board, userId) : null;
    await ranks.addResult(gameId, userId, score, at);
    if (points > 0) await ranks.addPoints(userId, points, at);
    if (bricks > 0) await ledger.issue(tx, { key: `game:${run}`, kind: GAME_CAUSE, ref: run, bricksType: 1, amount: bricks, userId });
    return {
      score,
      best: Math.max(best?.value ?? 0, score),
      isBest: score > (best?.value ?? 0),
      points,
      total,
      rank: (await ranks.rankOf({}, userId))?.rank ?? null,
      bricks,
      bricksleft: left - bricks,
      isdaily: day !== undefined,
      place: await placeOf(tx, board, await ranks.standingOf(board, userId), rankBefore?.rank ?? null),
    };
  }

  return {
    /** Begins a run. @throws AppError `notFound`, `dailyPlayed`, or `rateLimited` by the limits of a person or of a network */
    start: createStart({ games, clock, keyring }),

    verify: createVerify({ games, clock, replayer, db }),

    /** Books the score of a person's run. @throws AppError `runRefused` when the run has ended before */
    async finish(tx: Db, userId: number, verified: Verified | null): Promise<Outcome> {
      if (!verified) throw new AppError('runRefused');
      return book(tx, userId, verified, 'open');
    },

    /** Keeps the score of a visitor's run until somebody claims it; the same call again gets the same answer. */
    async keep(verified: Verified | null, { run: id, score }: { run: string; score: number }): Promise<Outcome> {
      const at = now();
      if (verified) await runsOf(db).verify({ id, score, ticks: verified.ticks, points: pointsOf(verified.gameId, score), at });
      const run = await runsOf(db).find(id);
      if (run?.state !== 'verified' || run.score !== score) throw new AppError('runRefused');
      const points = run.points ?? 0;
      const bricks = Math.min(bricksBetween(0, points), GAME_BRICKS_PER_DAY);
      const standing = score > 0 ? { userId: NEWCOMER, value: score, reachedAt: at } : null;
      return {
        score,
        best: score,
        isBest: score > 0,
        points,
        total: points,
        rank: null,
        bricks,
        bricksleft: GAME_BRICKS_PER_DAY - bricks,
        isdaily: false,
        place: await placeOf(db, { gameId: run.gameId }, standing, null),
      };
    },

    /** Books a visitor's run as a person's, once. @throws AppError `runRefused` when it is not, or no longer, to be had */
    async claim(tx: Db, userId: number, id: string): Promise<Outcome> {
      const run = await runsOf(tx).find(id);
      if (run?.state !== 'verified') throw new AppError('runRefused');
      return book(tx, userId, { run: id, gameId: run.gameId, score: run.score ?? 0, ticks: run.ticks ?? 0 }, 'verified');
    },

    /** Forgets runs that were never ended or claimed, after a day, and boards of challenges after 30 days. */
    async prune(): Promise<void> {
      await runsOf(db).removeLeftBefore(new Date(clock.now() - RUN_OPEN_MS));
      await ranksOf(db).removeDailiesBefore(dayOf(clock.now() - DAILY_KEPT_DAYS * DAY_MS).name);
    },
  };
}

export type RunService = ReturnType<typeof createRunService>;

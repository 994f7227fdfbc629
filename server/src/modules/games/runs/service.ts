import { randomBytes, randomInt } from 'node:crypto';
import type { Input, Output } from '@mortar/protocol';
import type { finishRun, startRun } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { GameFacts } from '../own-games.ts';
import { BRICKS_PER_DAY, isPossible, RUN_OPEN_MS, RUNS_PER_MINUTE } from './limits.ts';
import { bricksOf, pointsOf } from './points.ts';
import { ranksOf } from '../boards/repository.ts';
import type { Replayer } from './replay/replayer.ts';
import { runsOf } from './repository.ts';

/** Cause of the bricks that a verified run earns. */
export const GAME_CAUSE = 'game';

export interface RunServiceDeps {
  games: readonly GameFacts[];
  clock: Clock;
  replayer: Replayer;
  /** Reads and single changes that belong to no caller's transaction. */
  db: Db;
  ledger: Pick<Ledger, 'issue'>;
}

type Finish = Input<typeof finishRun>;

/** A score that follows from a run's inputs. */
export interface Verified {
  run: string;
  gameId: string;
  score: number;
  ticks: number;
}

const MINUTE_MS = 60_000;
const RUN_BYTES = 16;
const SEEDS = 2 ** 32;

function dayOf(time: number): Date {
  return new Date(new Date(time).setUTCHours(0, 0, 0, 0));
}

/** Runs of games: started here, replayed here, so that a score is what the rules say and not what a browser says. */
export function createRunService({ games, clock, replayer, db, ledger }: RunServiceDeps) {
  const now = () => clock.now();

  /** Why inputs cannot be of this run, before anything is replayed. */
  function impossible({ ticks, log }: Finish, game: GameFacts, startedAt: Date): string | undefined {
    const elapsedMs = now() - startedAt.getTime();
    if (elapsedMs > RUN_OPEN_MS) return 'tooOld';
    if (ticks > game.maxTicks) return 'tooManyTicks';
    if (!isPossible(ticks, game.tickMs, elapsedMs)) return 'fasterThanTime';
    const lastTick = log.reduce((sum, [delta]) => sum + delta, 0);
    return lastTick > ticks ? 'inputAfterEnd' : undefined;
  }

  async function reasonOf(
    finish: Finish,
    run: NonNullable<Awaited<ReturnType<ReturnType<typeof runsOf>['find']>>>,
  ): Promise<string | undefined> {
    const game = games.find(({ id, rules }) => id === run.gameId && rules === run.rules);
    if (!game) return 'unknownRules';
    const reason = impossible(finish, game, run.startedAt);
    if (reason) return reason;
    const { log, ticks, score } = finish;
    const replayed = await replayer.replay({ game: game.id, rules: game.rules, seed: run.seed, log, ticks });
    if (!replayed) return 'notReplayable';
    if (replayed.ticks !== ticks) return 'otherTicks';
    return replayed.score === score ? undefined : 'otherScore';
  }

  return {
    /** Begins a run. @throws AppError `notFound`, or `rateLimited` after 10 in a minute */
    async start(tx: Db, userId: number, { gameid }: Input<typeof startRun>): Promise<Output<typeof startRun>> {
      const game = games.find(({ id }) => id === gameid);
      if (!game) throw new AppError('notFound', { status: 200 });
      const at = now();
      const rows = runsOf(tx);
      const started = await rows.countStartedAlone(userId, new Date(at - MINUTE_MS));
      if (started >= RUNS_PER_MINUTE) throw new AppError('rateLimited', { retryAfter: MINUTE_MS / 1000 });
      const run = { id: randomBytes(RUN_BYTES).toString('base64url'), seed: randomInt(SEEDS), rules: game.rules };
      await rows.add({ ...run, userId, gameId: game.id, startedAt: new Date(at) });
      return { run: run.id, seed: run.seed, rules: run.rules, startedat: at };
    },

    /**
     * Replays a run, outside of any transaction. A run whose inputs are refused is over; a run that has ended is not replayed
     * again, and null is the answer.
     * @throws AppError `runRefused`, also for a run of somebody else; `unavailable` when too many wait
     */
    async verify(userId: number, finish: Finish): Promise<Verified | null> {
      const run = await runsOf(db).find(finish.run);
      if (run?.userId !== userId) throw new AppError('runRefused');
      if (run.state !== 'open') return null;
      const reason = await reasonOf(finish, run);
      if (reason !== undefined) {
        await runsOf(db).refuse(run.id, reason, new Date(now()));
        throw new AppError('runRefused');
      }
      return { run: run.id, gameId: run.gameId, score: finish.score, ticks: finish.ticks };
    },

    /** Books a verified score: run, best, points and bricks at once. @throws AppError `runRefused` when the run has ended before */
    async finish(tx: Db, userId: number, verified: Verified | null): Promise<Output<typeof finishRun>> {
      if (!verified) throw new AppError('runRefused');
      const { run, gameId, score, ticks } = verified;
      const at = new Date(now());
      const [rows, ranks] = [runsOf(tx), ranksOf(tx)];
      const before = await ranks.holdPoints(userId, at);
      const earned = pointsOf(gameId, score);
      const left = BRICKS_PER_DAY - (await rows.bricksSince(userId, dayOf(at.getTime())));
      const bricks = Math.min(bricksOf(earned), Math.max(left, 0));
      if (!(await rows.finish({ id: run, score, ticks, points: earned, bricks, at }))) throw new AppError('runRefused');
      const best = await ranks.best(gameId, userId);
      await ranks.addResult(gameId, userId, score, at);
      if (earned > 0) await ranks.addPoints(userId, earned, at);
      if (bricks > 0) await ledger.issue(tx, { key: `game:${run}`, kind: GAME_CAUSE, ref: run, bricksType: 1, amount: bricks, userId });
      const mine = await ranks.rankOf(undefined, userId);
      return {
        score,
        best: Math.max(best, score),
        isBest: score > best,
        points: earned,
        total: before + earned,
        rank: mine?.rank ?? null,
        bricks,
      };
    },

    /** Forgets runs that were never ended, after a day. */
    prune: () => runsOf(db).removeOpenBefore(new Date(now() - RUN_OPEN_MS)),
  };
}

export type RunService = ReturnType<typeof createRunService>;

import type { Input } from '@mortar/protocol';
import type { finishRun } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { GameFacts } from '../own-games.ts';
import { isPossible, RUN_OPEN_MS } from './limits.ts';
import type { Replayer } from './replay/replayer.ts';
import { runsOf } from './repository.ts';

interface VerifyDeps {
  games: readonly GameFacts[];
  clock: Clock;
  replayer: Replayer;
  /** What is refused is so whatever becomes of the caller's transaction. */
  db: Db;
}

type Finish = Input<typeof finishRun>;
type Run = NonNullable<Awaited<ReturnType<ReturnType<typeof runsOf>['find']>>>;

/** A score that follows from a run's inputs. */
export interface Verified {
  run: string;
  gameId: string;
  score: number;
  ticks: number;
}

/** Replays runs, so that a score is what the rules say and not what a browser says. */
export function createVerify({ games, clock, replayer, db }: VerifyDeps) {
  /** Why inputs cannot be of this run, before anything is replayed. */
  function impossible({ ticks, log }: Finish, game: GameFacts, startedAt: Date): string | undefined {
    const elapsedMs = clock.now() - startedAt.getTime();
    if (elapsedMs > RUN_OPEN_MS) return 'tooOld';
    if (ticks > game.maxTicks) return 'tooManyTicks';
    if (!isPossible(ticks, game.tickMs, elapsedMs)) return 'fasterThanTime';
    const lastTick = log.reduce((sum, [delta]) => sum + delta, 0);
    return lastTick > ticks ? 'inputAfterEnd' : undefined;
  }

  async function reasonOf(finish: Finish, run: Run): Promise<string | undefined> {
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

  /**
   * Replays a run, outside of any transaction. A run whose inputs are refused is over; a run that has ended is not replayed
   * again, and null is the answer.
   * @param userId whose run it must be; null for a visitor's
   * @throws AppError `runRefused`, also for a run of somebody else; `unavailable` when too many wait
   */
  return async (userId: number | null, finish: Finish): Promise<Verified | null> => {
    const run = await runsOf(db).find(finish.run);
    if (run?.userId !== userId) throw new AppError('runRefused');
    if (run.state !== 'open') return null;
    const reason = await reasonOf(finish, run);
    if (reason !== undefined) {
      await runsOf(db).refuse(run.id, reason, new Date(clock.now()));
      throw new AppError('runRefused');
    }
    return { run: run.id, gameId: run.gameId, score: finish.score, ticks: finish.ticks };
  };
}

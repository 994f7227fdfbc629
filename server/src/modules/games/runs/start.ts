import { randomBytes, randomInt } from 'node:crypto';
import type { Input, Output } from '@mortar/protocol';
import type { startRun } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { ranksOf } from '../boards/repository.ts';
import { dayOf } from '../day.ts';
import type { GameFacts } from '../own-games.ts';
import { RUNS_PER_MINUTE, VISITOR_RUNS_PER_DAY } from './limits.ts';
import { runsOf, type Starter } from './repository.ts';

interface StartDeps {
  games: readonly GameFacts[];
  clock: Clock;
  keyring: Pick<Keyring, 'mac'>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
const RUN_BYTES = 16;
const SEEDS = 2 ** 32;
const SEED_BYTES = 4;

const PERSON = { most: RUNS_PER_MINUTE, withinMs: MINUTE_MS, retryAfter: MINUTE_MS / 1000 };
const VISITOR = { most: VISITOR_RUNS_PER_DAY, withinMs: DAY_MS, retryAfter: 3600 };

/** Begins runs. */
export function createStart({ games, clock, keyring }: StartDeps) {
  /** The same for everybody on one day, and for nobody to know before it. */
  const seedOf = (gameId: string, day: string): number =>
    Buffer.from(keyring.mac('games', `daily ${gameId} ${day}`), 'base64url').readUIntBE(0, SEED_BYTES);

  return async (tx: Db, starter: Starter, { gameid, isdaily }: Input<typeof startRun>): Promise<Output<typeof startRun>> => {
    const game = games.find(({ id }) => id === gameid);
    if (!game) throw new AppError('notFound', { status: 200 });
    const at = clock.now();
    const limit = 'userId' in starter ? PERSON : VISITOR;
    const started = await runsOf(tx).countStartedAlone(starter, new Date(at - limit.withinMs));
    if (started >= limit.most) throw new AppError('rateLimited', { retryAfter: limit.retryAfter });
    const run = randomBytes(RUN_BYTES).toString('base64url');
    let seed = randomInt(SEEDS);
    if (isdaily && 'userId' in starter) {
      const { name: day } = dayOf(at);
      const isFirst = await ranksOf(tx).beginDaily({ day, gameId: game.id, userId: starter.userId, run, reachedAt: new Date(at) });
      if (!isFirst) throw new AppError('dailyPlayed');
      seed = seedOf(game.id, day);
    }
    await runsOf(tx).add({ ...starter, id: run, gameId: game.id, rules: game.rules, seed, startedAt: new Date(at) });
    return { run, seed, rules: game.rules, startedat: at };
  };
}

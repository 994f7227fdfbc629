import { HEALTH_ACTOR } from '../health-actor.ts';
import { HEALTH_DAYS, type HealthTrial } from '@mortar/protocol/registry/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { browsersOf } from './browsers-repository.ts';
import type { HealthMetrics } from './metrics.ts';
import type { HealthReadings } from './readings.ts';
import { healthOf } from './repository.ts';
import { reasonOf } from './trial.ts';

/** Takes a version back, if it is still what it was. @throws Refusal */
export type TakeBack = (trial: HealthTrial, by: { actor: string; reason: string }) => Promise<unknown>;

export interface WatchDeps {
  db: Db;
  clock: Clock;
  readings: Pick<HealthReadings, 'trials'>;
  metrics: Pick<HealthMetrics, 'judged' | 'takenBack'>;
  takeBack: TakeBack;
  log: { warn(details: object, text: string): void };
}

const DAY_MS = 24 * 3600 * 1000;
/** Keyed names of browsers are kept this long. */
const KEEP_BROWSERS_DAYS = 7;

/** The works that look after health: one takes back what is worse, the other forgets what is old. Both may run twice. */
export function createWatch({ db, clock, readings, metrics, takeBack, log }: WatchDeps) {
  /** What could not be taken back: it is not tried again and again. */
  const refused = new Set<string>();

  async function actOn(trial: HealthTrial): Promise<void> {
    const name = `${trial.remote} ${trial.version} ${trial.since}`;
    if (refused.has(name)) return;
    try {
      await takeBack(trial, { actor: HEALTH_ACTOR, reason: reasonOf(trial) });
      metrics.takenBack(trial.remote, trial.kind);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.add(name);
      log.warn(
        { remote: trial.remote, version: trial.version, why: error.message },
        'a version that fails too often could not be taken back',
      );
    }
  }

  return {
    async judge(): Promise<void> {
      const trials = await readings.trials();
      metrics.judged(trials);
      const failures: unknown[] = [];
      for (const trial of trials) if (trial.verdict === 'worse') await actOn(trial).catch((error: unknown) => failures.push(error));
      // The others had their turn; the queue tells of it and tries again.
      if (failures.length > 0) throw failures[0];
    },

    async prune(): Promise<void> {
      await healthOf(db).removeFiguresBefore(new Date(clock.now() - HEALTH_DAYS * DAY_MS));
      await browsersOf(db).removeBefore(clock.now() - KEEP_BROWSERS_DAYS * DAY_MS);
    },
  };
}

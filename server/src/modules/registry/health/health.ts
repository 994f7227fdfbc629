import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS, ownEntry } from '@mortar/protocol';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/index.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Visitors } from '../channels/visitors.ts';
import { VERSION_PATTERN } from '../files/version-file.ts';
import type { Entry, Reporter } from './entry.ts';
import { registerHealthMetrics } from './metrics.ts';
import { createHealthReadings, type HealthReadings } from './readings.ts';
import { createHealthService } from './service.ts';
import { createWatch, type WatchDeps } from './watch.ts';

/** Takes a browser's report; gives back what is not about the health of a version. */
export type TakeReport = (entries: readonly Entry[], request: FastifyRequest) => Promise<Entry[]>;

interface HealthDeps {
  config: Pick<Config, 'shellDir'>;
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'mac'>;
  /** Who gets which version. */
  visitors: Pick<Visitors, 'documentOf'>;
  /** Where the figures for Prometheus go. */
  metrics: Registry;
}

/** The health of remotes: what browsers report of it, and what follows. */
export interface RemoteHealth {
  take: TakeReport;
  /** What was taken, for the team. */
  readings: HealthReadings;
  /** Begins to take back versions that are worse, and to forget what is old. */
  watch(jobs: Jobs, deps: Pick<WatchDeps, 'takeBack' | 'log'>): Promise<void>;
}

/** A version that is worse shall be gone within a minute. */
const JUDGE_SECONDS = 15;
const PRUNE_SECONDS = 3600;
const VERSION = new RegExp(VERSION_PATTERN);

/** Opens the room; nothing is judged before it is watched. */
export function createRemoteHealth({ config, db, clock, keyring, visitors, metrics: registry }: HealthDeps): RemoteHealth {
  const metrics = registerHealthMetrics(registry);
  const room = { db, clock };
  const hasShell = (version: string) => VERSION.test(version) && existsSync(join(config.shellDir, version));
  const service = createHealthService({ ...room, keyring, hasShell, counted: metrics.counted });
  const reporterOf = (request: FastifyRequest): Reporter => ({
    ip: request.ip,
    deviceId: String(request.headers[HEADERS.deviceId] ?? ''),
    async isGiven(remote, version) {
      const { local, remotes } = await visitors.documentOf(request);
      // A development server's page has React's development edition: how fast it is tells nothing of a version.
      return local === undefined && ownEntry(remotes, remote)?.live.version === version;
    },
  });
  const readings = createHealthReadings(room);
  return {
    readings,
    take: (entries, request) => service.take(entries, reporterOf(request)),
    async watch(jobs, deps) {
      const watch = createWatch({ ...room, ...deps, readings, metrics });
      await jobs.every('registry.judge', JUDGE_SECONDS, watch.judge);
      await jobs.every('registry.prune', PRUNE_SECONDS, watch.prune);
    },
  };
}

import type { Input } from '@mortar/protocol';
import { matchesPath } from '@mortar/protocol/registry';
import type { addFrontendLog, addVisit } from '@mortar/protocol/telemetry';
import type { Clock } from '../../../lib/clock.ts';
import { cleanDeep, withoutQuery } from './clean-text.ts';
import type { createTelemetryRepository, LogRow } from './repository.ts';

export interface TelemetryServiceDeps {
  repository: ReturnType<typeof createTelemetryRepository>;
  clock: Clock;
  /** Origin of the site. */
  publicUrl: string;
  /** Patterns of all routes that the site has or plans. */
  routePatterns(): Iterable<string>;
}

export type Entries = Input<typeof addFrontendLog>['entries'];

const DAY_MS = 24 * 3600 * 1000;
const KEEP_LOG_DAYS = 30;

function logRow({ kind, remote, version, url, at, ...payload }: Entries[number], now: number): LogRow {
  return {
    kind,
    remote: remote || null,
    version: version || null,
    url: withoutQuery(url),
    payload,
    // A wrong clock may say anything; nothing happened later than now or so early that it would have been removed.
    at: new Date(Math.min(Math.max(at, now - KEEP_LOG_DAYS * DAY_MS), now)),
    receivedAt: new Date(now),
  };
}

/** Reports of browsers and counts of visits. */
export function createTelemetry({ repository, clock, publicUrl, routePatterns }: TelemetryServiceDeps) {
  function patternOf(path: string): string | undefined {
    const plain = withoutQuery(path);
    for (const pattern of routePatterns()) if (matchesPath(pattern, plain)) return pattern;
    return undefined;
  }

  return {
    /**
     * Keeps the entries of one report; the query of an address is dropped.
     * @param takeReport takes what is said of versions, and gives back the rest
     */
    async logFrontend(
      { entries }: Input<typeof addFrontendLog>,
      takeReport: (entries: Entries) => Promise<Entries>,
    ): Promise<{ accepted: number }> {
      const now = clock.now();
      const rest = await takeReport(cleanDeep(entries) as Entries);
      if (rest.length > 0) await repository.addLogRows(rest.map((entry) => logRow(entry, now)));
      return { accepted: entries.length };
    },

    /** Counts one visit of a route. A path that the site does not have is not counted, so nobody can fill the table. */
    async addVisit({ path, referrer }: Input<typeof addVisit>): Promise<{ counted: boolean }> {
      const pattern = patternOf(path);
      if (pattern === undefined) return { counted: false };
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const isExternal = Boolean(referrer) && !`${referrer}/`.startsWith(`${publicUrl}/`);
      await repository.addVisit({ day, path: pattern, isExternal });
      return { counted: true };
    },

    /** Forgets reports that are older than 30 days. */
    async prune(): Promise<void> {
      await repository.removeLogRowsBefore(new Date(clock.now() - KEEP_LOG_DAYS * DAY_MS));
    },
  };
}

export type Telemetry = ReturnType<typeof createTelemetry>;

import type { Output } from '@mortar/protocol';
import type { getDay } from '@mortar/protocol/registry';
import type { RemoteDay } from '@mortar/protocol/registry/schemas';
import type { HealthRepository } from './repository.ts';
import { grouped, sumsOf } from './summary.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What happened in the 24 hours before `now` (ms): figures of whole hours, taken back and failed to the second. */
export async function readDay(health: HealthRepository, now: number): Promise<Output<typeof getDay>> {
  const since = new Date(now - DAY_MS);
  const hours = grouped(await health.hoursSince(since), (row) => row.remote);
  const takenBack = await health.takenBackSince(since);
  const errors = await health.newestErrors(since);
  const names = new Set([...hours.map(([row]) => row!.remote), ...takenBack.map((row) => row.remote), ...errors.map((row) => row.remote)]);
  const remotes = [...names].map((remote): RemoteDay => {
    const { browsers, failedBrowsers } = sumsOf(hours.find(([row]) => row!.remote === remote) ?? []);
    const error = errors.find((row) => row.remote === remote);
    return {
      remote,
      browsers,
      failedBrowsers,
      takenBack: takenBack.filter((row) => row.remote === remote).map(takenBackOf),
      newestError: error ? { ...error, firstAt: error.firstAt.toISOString(), lastAt: error.lastAt.toISOString() } : null,
    };
  });
  return { since: since.toISOString(), remotes: remotes.sort(worseFirst) };
}

function takenBackOf({ channel, from, to, actor, reason, at }: Awaited<ReturnType<HealthRepository['takenBackSince']>>[number]) {
  return { channel, version: from ?? '', to, by: actor, reason, at: at.toISOString() };
}

const worseFirst = (a: RemoteDay, b: RemoteDay): number =>
  b.takenBack.length - a.takenBack.length || rateOf(b) - rateOf(a) || a.remote.localeCompare(b.remote);

const rateOf = ({ browsers, failedBrowsers }: RemoteDay): number => (browsers > 0 ? failedBrowsers / browsers : 0);

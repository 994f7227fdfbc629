import type { Input } from '@mortar/protocol';
import type { finishRun } from '@mortar/protocol/games';

/** A run that was played to its end and that the server has not answered yet. */
export interface PlayedRun {
  /** Whose it is: nobody else ever sends it. */
  uid: string;
  finish: Input<typeof finishRun>;
  /** When it ended, ms since the epoch by this device. */
  at: number;
}

const NAME = 'gamehub:runs';
/** The server takes no run that is older. */
const KEPT_MS = 24 * 3600 * 1000;
/** More than anybody plays while a server is away. */
const MOST_KEPT = 20;

/** Keeps runs over the next document. A browser that keeps nothing has them as long as the page lives. */
export function keepResults(runs: readonly PlayedRun[]): void {
  try {
    if (runs.length > 0) localStorage.setItem(NAME, JSON.stringify(runs.slice(-MOST_KEPT)));
    else localStorage.removeItem(NAME);
  } catch {
    // Storage is full or forbidden.
  }
}

/** Runs that were kept and can still count. */
export function keptResults(): PlayedRun[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((run) => isPlayedRun(run) && Date.now() - run.at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

function isPlayedRun(value: unknown): value is PlayedRun {
  const { uid, finish, at } = (value ?? {}) as Partial<PlayedRun>;
  const { run, log, ticks, score } = finish ?? {};
  return typeof uid === 'string' && typeof run === 'string' && Array.isArray(log) && [at, ticks, score].every(Number.isInteger);
}

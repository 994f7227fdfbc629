import type { Input } from '@mortar/protocol';
import type { finishRun } from '@mortar/protocol/games';

/** A run that was played to its end and that is not booked yet. */
export interface PlayedRun {
  /** Whose it is: nobody else ever sends it. Null for a visitor's, which becomes whose it is claimed by. */
  uid: string | null;
  /** What is sent; the log is left out once the server has verified a visitor's run. */
  finish: Input<typeof finishRun>;
  /** When it ended, ms since the epoch by this device. */
  at: number;
  /** Points that a visitor's run brings once it is claimed; set when the server has verified it. */
  points?: number;
}

/** One entry for each run, so that tabs never write over each other's. */
const PREFIX = 'gamehub:run:';
/** The server takes no run that is older. */
const KEPT_MS = 24 * 3600 * 1000;

const entries = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));

/** Keeps a run over the next document. A browser that keeps nothing has it as long as the page lives. */
export function keepRun(run: PlayedRun): void {
  try {
    localStorage.setItem(PREFIX + run.finish.run, JSON.stringify(run));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The run was answered for good. */
export function dropRun(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function readRun(name: string): PlayedRun | undefined {
  try {
    const run: unknown = JSON.parse(localStorage.getItem(name) ?? '');
    if (isPlayedRun(run) && Date.now() - run.at < KEPT_MS) return run;
  } catch {
    // What cannot be read is no run.
  }
  localStorage.removeItem(name);
  return undefined;
}

/** Runs that were kept and can still count, the oldest first; the others are forgotten. */
export function keptRuns(): PlayedRun[] {
  try {
    const runs = entries().flatMap((name) => readRun(name) ?? []);
    return runs.toSorted((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** Whether there may be any, without reading them. */
export function hasKeptRuns(): boolean {
  try {
    return entries().length > 0;
  } catch {
    return false;
  }
}

function isPlayedRun(value: unknown): value is PlayedRun {
  const { uid, finish, at } = (value ?? {}) as Partial<PlayedRun>;
  const { run, log, ticks, score } = finish ?? {};
  const isOf = uid === null || typeof uid === 'string';
  return isOf && typeof run === 'string' && Array.isArray(log) && [at, ticks, score].every(Number.isInteger);
}

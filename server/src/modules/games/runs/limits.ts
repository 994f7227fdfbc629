/** Limits of games. They are public: nobody needs to guess why a run was refused. */

/** Runs that a person may start in a minute. */
export const RUNS_PER_MINUTE = 10;
/** How long a run stays open, ms. */
export const RUN_OPEN_MS = 24 * 3600 * 1000;
/** Longest input log of a run, in entries, as its schema says; and the largest body that carries one, in bytes. */
export const FINISH_BYTES = 384 * 1024;
/** Longest replay of one run, ms. */
export const REPLAY_MS = 250;
/** Replays that may wait; more are told to come back. */
export const REPLAY_QUEUE = 200;
/** A run may be this much faster than the server's clock, as a factor and in ms: clocks differ, and a frame is a frame. */
export const CLOCK_FACTOR = 1.02;
export const CLOCK_SLACK_MS = 2000;
/** Bricks of type 1 that a person gets for games in a day (UTC). */
export const BRICKS_PER_DAY = 30;

/** Whether so many ticks of a game fit into the time that passed on the server. */
export function isPossible(ticks: number, tickMs: number, elapsedMs: number): boolean {
  return ticks * tickMs <= elapsedMs * CLOCK_FACTOR + CLOCK_SLACK_MS;
}

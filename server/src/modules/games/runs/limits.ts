/** Limits of games. They are public: nobody needs to guess why a run was refused. */

/** Runs that a person may start in a minute. */
export const RUNS_PER_MINUTE = 10;
/** Runs of visitors that one network (an IPv4 address, a /64 of IPv6) may start in a day; what nobody claims is forgotten. */
export const VISITOR_RUNS_PER_DAY = 2000;
/** How long a run stays open, and after its end unclaimed, ms. */
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
/** How long the boards of daily challenges are kept, days. */
export const DAILY_KEPT_DAYS = 30;

/** Whether so many ticks of a game fit into the time that passed on the server. */
export function isPossible(ticks: number, tickMs: number, elapsedMs: number): boolean {
  return ticks * tickMs <= elapsedMs * CLOCK_FACTOR + CLOCK_SLACK_MS;
}

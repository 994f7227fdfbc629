import type { Period } from '@mortar/protocol/market';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LENGTH_MS: Readonly<Record<Exclude<Period, 'all'>, number>> = { '1h': HOUR_MS, '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS };
const NEVER = 'infinity';
const ALWAYS = '-infinity';

/** When a period began; undefined for all time. @param now ms since the epoch */
export const beginOf = (period: Period, now: number): number | undefined => (period === 'all' ? undefined : now - LENGTH_MS[period]);

/** Whole days (UTC) after one and before another, both left out, and times from one up to another: what a period is made of. */
export interface Window {
  days: [after: string, before: string];
  /** What of days is in it that are not whole. */
  parts: [from: string, to: string][];
}

const dayOf = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;
const text = (time: number) => new Date(time).toISOString();
const date = (time: number) => text(time).slice(0, 10);
const NONE: [string, string] = [NEVER, NEVER];

/** The period up to now, and the equal one before it, which all time has not. @param now ms since the epoch */
export function windowsOf(period: Period, now: number): { current: Window; before: Window } {
  if (period === 'all') return { current: { days: [ALWAYS, NEVER], parts: [NONE] }, before: { days: NONE, parts: [NONE, NONE] } };
  const from = now - LENGTH_MS[period];
  const start = from - LENGTH_MS[period];
  const [fromDay, startDay] = [dayOf(from), dayOf(start)];
  const firstEnd = Math.min(from, startDay + DAY_MS);
  return {
    current: { days: [date(fromDay), NEVER], parts: [[text(from), text(fromDay + DAY_MS)]] },
    before: {
      days: [date(startDay), date(fromDay)],
      parts: [
        [text(start), text(firstEnd)],
        [text(Math.max(fromDay, firstEnd)), text(from)],
      ],
    },
  };
}

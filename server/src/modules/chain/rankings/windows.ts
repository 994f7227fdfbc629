import type { Period } from '@mortar/protocol/market';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LENGTH_MS: Readonly<Record<Exclude<Period, 'all'>, number>> = { '1h': HOUR_MS, '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS };
const NEVER = 'infinity';
const ALWAYS = '-infinity';

/** When a period began; undefined for all time. @param now ms since the epoch */
export const beginOf = (period: Period, now: number): number | undefined => (period === 'all' ? undefined : now - LENGTH_MS[period]);

/** Whole days (UTC) after one and before another, both left out; whole hours, and times, from one up to another: what a period is made of. */
export interface Window {
  days: Stretch;
  /** What of days is in it that are not whole. */
  hours: Stretch[];
  /** What of hours is. */
  parts: Stretch[];
}
type Stretch = [from: string, to: string];

const floorTo = (length: number, time: number) => Math.floor(time / length) * length;
const dayOf = (time: number) => floorTo(DAY_MS, time);
const text = (time: number) => new Date(time).toISOString();
const date = (time: number) => text(time).slice(0, 10);
const NONE: Stretch = [NEVER, NEVER];

/** Days, and stretches of other days with their whole hours apart. */
function windowOf(days: Stretch, ...rest: [from: number, to: number][]): Window {
  const apart = rest.map(([from, to]): { hours: Stretch; parts: Stretch[] } => {
    const [first, last] = [floorTo(HOUR_MS, from + HOUR_MS - 1), floorTo(HOUR_MS, to)];
    return first < last
      ? {
          hours: [text(first), text(last)],
          parts: [
            [text(from), text(first)],
            [text(last), text(to)],
          ],
        }
      : { hours: NONE, parts: [[text(from), text(to)], NONE] };
  });
  return { days, hours: apart.map(({ hours }) => hours), parts: apart.flatMap(({ parts }) => parts) };
}

/** The period up to now, and the equal one before it, which all time has not. @param now ms since the epoch */
export function windowsOf(period: Period, now: number): { current: Window; before: Window } {
  if (period === 'all')
    return {
      current: { days: [ALWAYS, NEVER], hours: [NONE], parts: [NONE, NONE] },
      before: { days: NONE, hours: [NONE, NONE], parts: [NONE, NONE, NONE, NONE] },
    };
  const from = now - LENGTH_MS[period];
  const start = from - LENGTH_MS[period];
  const [fromDay, startDay] = [dayOf(from), dayOf(start)];
  const firstEnd = Math.min(from, startDay + DAY_MS);
  return {
    current: windowOf([date(fromDay), NEVER], [from, fromDay + DAY_MS]),
    before: windowOf([date(startDay), date(fromDay)], [start, firstEnd], [Math.max(fromDay, firstEnd), from]),
  };
}

/** Bounds as `findTraded` takes them. */
export const boundsOf = ({ days, hours, parts }: Window): string[] => [days, ...hours, ...parts].flat();

import type { Scheduled } from '@mortar/protocol/community';

/** A day of the calendar as `YYYY-MM-DD`, of no zone. */
export type Day = string;

const DAY_MS = 24 * 3600 * 1000;
const WEEK = 7;

/** The day on which something happens, by the clock of this browser. */
export function dayOf(instant: string | number): Day {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Month that an address names as `YYYY-MM`; the one of today where it names none. */
export const monthOf = (given: string | null, today: Day): string =>
  given && /^20\d\d-(0[1-9]|1[0-2])$/.test(given) ? given : today.slice(0, 7);

/** Whole weeks from Sunday on that hold a month. */
export function weeksOf(month: string): Day[][] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const begin = first - new Date(first).getUTCDay() * DAY_MS;
  const weeks: Day[][] = [];
  for (let at = begin; weeks.length === 0 || new Date(at).toISOString().slice(0, 7) === month; at += WEEK * DAY_MS)
    weeks.push(Array.from({ length: WEEK }, (_, index) => new Date(at + index * DAY_MS).toISOString().slice(0, 10)));
  return weeks;
}

/** The month so many after another. */
export function monthAfter(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** What waits, by days in their order. */
export function byDay(waiting: readonly Scheduled[]): [Day, Scheduled[]][] {
  const days = new Map<Day, Scheduled[]>();
  for (const one of waiting) days.set(dayOf(one.publishAt), [...(days.get(dayOf(one.publishAt)) ?? []), one]);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

import type { FormatLocale } from './locale.ts';
import { NO_VALUE } from './no-value.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on the date itself is shown (spec §5: days under a month). */
const MONTH_MS = 30 * DAY_MS;

export interface TimeOptions {
  locale: FormatLocale;
  /** What time it is, in ms: the server's clock where there is one, so that a wrong clock shows no wrong age. */
  now?: number;
  /** The person's own where it is left out. */
  timeZone?: string;
}

/**
 * How long ago something was: minutes under 60, hours under 24, days under a month, then its date (spec §5). A time
 * that a clock puts into the future reads as now.
 */
export function formatRelativeTime(time: Date | number, { locale, now = Date.now(), timeZone }: TimeOptions): string {
  const at = Number(time);
  if (!Number.isFinite(at)) return NO_VALUE;
  const age = Math.max(0, now - at);
  if (age >= MONTH_MS) return formatDate(at, { locale, timeZone });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age < MINUTE_MS) return ago.format(0, 'second');
  if (age < HOUR_MS) return ago.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return ago.format(-Math.floor(age / HOUR_MS), 'hour');
  return ago.format(-Math.floor(age / DAY_MS), 'day');
}

/** A date: `Mar 5, 2026`, `2026年3月5日`. */
function formatDate(time: Date | number, { locale, timeZone }: Omit<TimeOptions, 'now'>): string {
  return format(time, locale, { dateStyle: 'medium', timeZone });
}

/** A date with its time of day: `Mar 5, 2026, 9:04 PM`, `2026年3月5日 下午9:04`. */
export function formatDateTime(time: Date | number, { locale, timeZone }: Omit<TimeOptions, 'now'>): string {
  return format(time, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

function format(time: Date | number, locale: FormatLocale, options: Intl.DateTimeFormatOptions): string {
  return Number.isFinite(Number(time)) ? new Intl.DateTimeFormat(locale, options).format(time) : NO_VALUE;
}

/** A day on which somebody played. */
export interface PlayDay {
  /** `YYYY-MM-DD` by their own calendar. */
  localDate: string;
  firstAt: Date;
  firstZone: string;
  lastAt: Date;
  zone: string;
  zoneSince: Date;
}

export interface Streak {
  /** Days played in a row; 0 when it is lost. */
  days: number;
  playedToday: boolean;
}

const DAY_MS = 24 * 3600 * 1000;
/** A person's zone changes at most once in so many days: nobody gets longer days by saying that they travel. */
const ZONE_MS = 7 * DAY_MS;
/** One missed day in so many is forgiven. */
const FREEZE_DAYS = 7;
const HOME = 'Asia/Hong_Kong';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Format of a zone's dates; undefined for a name that is none. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    formats.set(zone, format);
    return format;
  } catch {
    return undefined;
  }
}

/** The date in a zone, `YYYY-MM-DD`. */
const dateIn = (zone: string, at: Date): string => (formatOf(zone) ?? formatOf(HOME)!).format(at);
/** Days from one date to another. */
const daysTo = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The zone by which a play counts, after the last day that somebody played. @param said by the browser */
function zoneOf(last: PlayDay | undefined, said: string, at: Date): { zone: string; since: Date } {
  const zone = formatOf(said) ? said : (last?.zone ?? HOME);
  if (!last) return { zone, since: new Date(0) };
  const mayChange = at.getTime() - last.zoneSince.getTime() >= ZONE_MS;
  return zone !== last.zone && mayChange ? { zone, since: at } : { zone: last.zone, since: last.zoneSince };
}

/** The day of a play, given the last one that somebody played: a new one, or that one with a later end; a play before its end changes nothing. */
export function playedOn(last: PlayDay | undefined, said: string, at: Date): PlayDay {
  if (last && at <= last.lastAt) return last;
  const { zone, since } = zoneOf(last, said, at);
  const localDate = dateIn(zone, at);
  if (last && localDate <= last.localDate) return { ...last, lastAt: at, zone, zoneSince: since };
  return { localDate, firstAt: at, firstZone: zone, lastAt: at, zone, zoneSince: since };
}

/** Days between two plays: by the calendar that is kinder to whoever travelled between them. */
function gapTo({ lastAt, zone }: PlayDay, at: Date, atZone: string): number {
  return Math.min(...[zone, atZone].map((one) => daysTo(dateIn(one, lastAt), dateIn(one, at))));
}

/** Counts a streak anew from the days that somebody played, the first one first. @param now when it is looked at */
export function countStreak(days: readonly PlayDay[], now: Date): Streak {
  let count = 0;
  let frozen: string | undefined;
  let before: PlayDay | undefined;
  /** Whether a gap is bridged; the freeze of the week is used up by one missed day. */
  const isBridged = (gap: number, date: string): boolean => {
    if (gap <= 1) return true;
    if (gap > 2 || (frozen !== undefined && daysTo(frozen, date) < FREEZE_DAYS)) return false;
    frozen = date;
    return true;
  };
  for (const day of days) {
    const goesOn = before !== undefined && isBridged(gapTo(before, day.firstAt, day.firstZone), day.localDate);
    count = goesOn ? count + 1 : 1;
    before = day;
  }
  if (!before) return { days: 0, playedToday: false };
  const gap = gapTo(before, now, before.zone);
  return isBridged(gap, dateIn(before.zone, now)) ? { days: count, playedToday: gap <= 0 } : { days: 0, playedToday: false };
}

/** The hour of the day in somebody's zone, 0 to 23. */
export const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: formatOf(zone) ? zone : HOME, hour: '2-digit', hourCycle: 'h23' }).format(at));

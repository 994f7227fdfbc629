const DAY_MS = 24 * 3600 * 1000;
/** Of `YYYY-MM-DDTHH:mm`. */
const LOCAL_LENGTH = 16;

/** What clocks in a zone show at an instant, as if it were UTC. @throws RangeError for a zone that is none */
function wallOf(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The instant at which clocks of a zone show a time, ms since 1970: the first where they show it twice, and so much later as they are
 * put forward where they never do. Undefined for what is no time or no zone.
 * @param local `YYYY-MM-DDTHH:mm`
 */
export function instantOf(local: string, zone: string): number | undefined {
  const wall = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== local) return undefined;
  try {
    const before = wall - (wallOf(zone, wall - DAY_MS) - (wall - DAY_MS));
    const after = wall - (wallOf(zone, wall + DAY_MS) - (wall + DAY_MS));
    const fitting = [before, after].filter((instant) => wallOf(zone, instant) === wall);
    return fitting.length > 0 ? Math.min(...fitting) : before;
  } catch {
    return undefined;
  }
}

/** What clocks of a zone show at an instant, `YYYY-MM-DDTHH:mm`. @throws RangeError for a zone that is none */
export const localOf = (instant: number, zone: string): string => new Date(wallOf(zone, instant)).toISOString().slice(0, LOCAL_LENGTH);

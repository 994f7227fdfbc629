const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has had no summer time since 1979. */
const HONG_KONG_MS = 8 * HOUR_MS;

/** Runs that are under way at the close of their round have so long, ms. */
export const LATE_MS = 120_000;

/** A round's name and span. */
export interface RoundDay {
  /** Day in Hong Kong, `YYYY-MM-DD`. */
  id: string;
  opensAt: Date;
  closesAt: Date;
}

/** The day in Hong Kong that a moment lies in. @param time ms since the epoch @param later days after it */
export function roundDay(time: number, later = 0): RoundDay {
  const local = Math.floor((time + HONG_KONG_MS) / DAY_MS) * DAY_MS + later * DAY_MS;
  const opensAt = local - HONG_KONG_MS;
  return { id: new Date(local).toISOString().slice(0, 10), opensAt: new Date(opensAt), closesAt: new Date(opensAt + DAY_MS) };
}

const HOUR_MS = 3600 * 1000;
/** Hong Kong has no summer time. */
const OFFSET_MS = 8 * HOUR_MS;

/** The day in Hong Kong, `YYYY-MM-DD`: what happens once a day here, happens by its midnight. @param time ms */
export const hongKongDay = (time: number): string => new Date(time + OFFSET_MS).toISOString().slice(0, 10);

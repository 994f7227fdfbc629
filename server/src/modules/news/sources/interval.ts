const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
const LEAST_SECONDS = 10 * MINUTE_SECONDS;
/** How a new source begins. */
export const FIRST_SECONDS = 3600;
const SLOWER = 1.5;

const bounded = (seconds: number): number => Math.round(Math.min(DAY_SECONDS, Math.max(LEAST_SECONDS, seconds)));

/** Seconds to the next reading, by the last one: twice as soon after news, later and later without, from 10 minutes to a day. */
export const nextInterval = (everySeconds: number, hasNews: boolean): number => bounded(hasNews ? everySeconds / 2 : everySeconds * SLOWER);

/** Seconds to the next try after so many failures in a row. @param asked by the server itself (`Retry-After`) */
export const retryInterval = (failures: number, asked = 0): number =>
  bounded(Math.max(asked, LEAST_SECONDS * 2 ** Math.min(failures - 1, 10)));

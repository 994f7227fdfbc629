const DAY_MS = 24 * 3600 * 1000;

/** The day in UTC that a moment lies in: its name, `YYYY-MM-DD`, and its beginning and end in ms since the epoch. */
export function dayOf(time: number): { name: string; startsAt: number; endsAt: number } {
  const startsAt = new Date(time).setUTCHours(0, 0, 0, 0);
  return { name: new Date(startsAt).toISOString().slice(0, 10), startsAt, endsAt: startsAt + DAY_MS };
}

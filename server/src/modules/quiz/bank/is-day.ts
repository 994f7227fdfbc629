/** Whether a text names a day that there is, `YYYY-MM-DD`; no calendar of the database has a year 0. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A day in words: "Thursday, 5 March 2026 at 21:04". The day is of the calendar, so no time zone may move it. */
export function spellOut(value: string, locale: string): string {
  const moment = new Date(`${value.includes('T') ? value : `${value}T00:00`}Z`);
  if (Number.isNaN(moment.getTime())) return '';
  const time = value.includes('T') ? ({ timeStyle: 'short' } as const) : {};
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...time, timeZone: 'UTC' }).format(moment);
}

const ENGLISH = { year: 'yyyy', month: 'MMM yyyy', day: 'MMM d', hour: 'h TT', minute: 'h:mm TT' };
const CHINESE = { year: 'yyyy年', month: 'yyyy年MMM', day: 'MMMd日', hour: 'HH:mm', minute: 'HH:mm' };

/** Dates at the foot as the library wants them: names of months and days, and how each step of time is written. */
export function datesOf(locale: string) {
  const names = (count: number, part: Intl.DateTimeFormatOptions, dateOf: (index: number) => number) => {
    const format = new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(dateOf(index)));
  };
  const month = (index: number) => Date.UTC(2023, index, 1);
  /** The first of January 2023 was a Sunday. */
  const day = (index: number) => Date.UTC(2023, 0, 1 + index);
  const options = {
    months: names(12, { month: 'long' }, month),
    shortMonths: names(12, { month: 'short' }, month),
    days: names(7, { weekday: 'long' }, day),
    shortDays: names(7, { weekday: 'short' }, day),
  };
  return { locales: [{ name: locale, options }], defaultLocale: locale, formats: locale.startsWith('zh') ? CHINESE : ENGLISH };
}

import type { Locale } from '@mortar/protocol';

/** A time as a mail names it, in UTC. @param iso ISO 8601 */
export const timeOf = (iso: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

/** The line of a mail that says when something happened. @param iso ISO 8601 */
export const timeLine = (iso: string, locale: Locale) =>
  locale === 'en' ? `Time: ${timeOf(iso, locale)}` : `時間：${timeOf(iso, locale)}`;

import type { Locale } from '@mortar/protocol';

/** A time as a mail names it, in UTC. @param iso ISO 8601 */
export const timeOf = (iso: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

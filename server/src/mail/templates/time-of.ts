import type { Locale } from '@mortar/protocol';

/** A moment as a mail tells it. @param iso ISO 8601 */
export const timeOf = (iso: string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

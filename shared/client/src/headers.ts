import { HEADERS, localeHeader } from '@mortar/protocol';
import type { ClientConfiguration } from './configuration.ts';
import { deviceHeaders, osOf } from './device.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;

/** Hours from UTC to this device's time zone: 8 in Hong Kong, -3.5 in Newfoundland. */
function timezone(at: number): string {
  return String((-new Date(at).getTimezoneOffset() * MS_PER_MINUTE) / MS_PER_HOUR);
}

/** The headers of spec §7, but `sign`. */
export function requestHeaders(configuration: ClientConfiguration, token: string | null, now: number): Record<string, string> {
  const language = localeHeader(configuration.locale());
  return {
    ...deviceHeaders(navigator.userAgent),
    ...(token ? { [HEADERS.authorization]: `Bearer ${token}` } : {}),
    [HEADERS.os]: osOf(navigator.userAgent),
    [HEADERS.timezone]: timezone(now),
    [HEADERS.embedded]: configuration.embedded() ? '1' : '0',
    [HEADERS.lang]: language,
    [HEADERS.language]: language,
    [HEADERS.recaptcha]: '',
  };
}

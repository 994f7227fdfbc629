import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Zone of this browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from UTC now, in words: `GMT+8`. */
function offsetOf(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(Date.now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Every zone that the browser knows, the own one first: its place and how far it is from UTC. */
export function useZones(): readonly { value: string; label: string }[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const own = ownZone();
    const zones = new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
    return [...zones].map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value, locale)})` }));
  }, [locale]);
}

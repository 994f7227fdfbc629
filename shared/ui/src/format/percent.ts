import type { FormatLocale } from './locale.ts';
import { NO_VALUE } from './no-value.ts';

/**
 * A change in percent with its sign and 2 decimals (spec §5): `0.1234` is `+12.34%`, `-0.5` is `-50.00%`. What rounds
 * to zero has no sign.
 *
 * @param ratio 1 is 100 %.
 */
export function formatPercent(ratio: number, locale: FormatLocale): string {
  if (!Number.isFinite(ratio)) return NO_VALUE;
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(ratio);
}

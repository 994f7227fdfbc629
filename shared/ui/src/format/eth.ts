import type { FormatLocale } from './locale.ts';
import { NO_VALUE } from './no-value.ts';

/** Above this, an amount on the home page shows as `>100000` (spec §5). */
export const HOME_ETH_LIMIT = 100_000;
/** Above this, an amount anywhere else shows as `>100000000` (spec §5). */
export const MAX_ETH_LIMIT = 100_000_000;

/**
 * An amount of ETH, up to 4 decimals, cut and not rounded, so that nobody sees more than there is. Above the limit it
 * shows `>100000` on the home page and `>100000000` elsewhere (spec §5).
 *
 * @param amount ETH, not wei; a decimal string keeps every digit.
 */
export function formatEth(amount: number | `${number}`, locale: FormatLocale, limit: number = MAX_ETH_LIMIT): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return NO_VALUE;
  if (value > limit) return `>${limit}`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4, roundingMode: 'trunc' }).format(amount);
}

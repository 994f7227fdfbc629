import { formatEth } from './eth.ts';
import type { FormatLocale } from './locale.ts';

/** Digits behind the point of what is counted in wei. */
const WEI = 18;
/** As many digits as a bitcoin has. */
const MOST_DIGITS = 8;

/** Whole units of a number of smallest ones, every digit kept. */
function decimalOf(amount: string, decimals: number): `${number}` {
  const digits = amount.padStart(decimals + 1, '0');
  return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}` as `${number}`;
}

/**
 * An amount of a currency, cut and not rounded, so that nobody sees more than there is (spec §5).
 * @param amount in its smallest units, as digits
 */
export function formatAmount(amount: string, decimals: number, locale: FormatLocale): string {
  const units = decimalOf(amount, decimals);
  if (decimals === WEI) return formatEth(units, locale);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS, roundingMode: 'trunc' }).format(units);
}

import { formatEth, MAX_ETH_LIMIT } from './eth.ts';
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

/** Digits behind the point that an amount in wei shows (spec §5). */
const WEI_DIGITS = 4;

const shownOf = (units: `${number}`, decimals: number, locale: FormatLocale, limit: number): string =>
  decimals === WEI
    ? formatEth(units, locale, limit)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS, roundingMode: 'trunc' }).format(units);

/**
 * An amount of a currency, cut and not rounded, so that nobody sees more than there is (spec §5); what is too little to be shown is
 * told as less than the least.
 * @param amount in its smallest units, as digits @param limit what is above is told as more than it, of what is counted in wei
 */
export function formatAmount(amount: string, decimals: number, locale: FormatLocale, limit: number = MAX_ETH_LIMIT): string {
  const shown = shownOf(decimalOf(amount, decimals), decimals, locale, limit);
  if (shown !== '0' || /^0*$/.test(amount)) return shown;
  const digits = decimals === WEI ? WEI_DIGITS : MOST_DIGITS;
  return `<${new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(10 ** -digits)}`;
}

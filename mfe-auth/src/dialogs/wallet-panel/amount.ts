import { formatEth, type FormatLocale } from '@mortar/ui/format';
import type { Currency } from './holdings.ts';

/** Digits behind the point of what is counted in wei. */
const WEI = 18;
/** As many digits as a bitcoin has. */
const MOST_DIGITS = 8;

/** Whole units of a number of smallest ones, every digit kept. */
function decimalOf(balance: string, decimals: number): `${number}` {
  const digits = balance.padStart(decimals + 1, '0');
  return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}` as `${number}`;
}

/** What is held of a currency, cut and not rounded, so that nobody sees more than there is (spec §5). */
export function formatAmount({ balance, decimals }: Pick<Currency, 'balance' | 'decimals'>, locale: FormatLocale): string {
  const amount = decimalOf(balance, decimals);
  if (decimals === WEI) return formatEth(amount, locale);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DIGITS, roundingMode: 'trunc' }).format(amount);
}

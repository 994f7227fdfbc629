import type { Amount } from '@mortar/protocol/market';

/** An amount in whole units of its currency, to the last digit and without any grouping: for files, which programs read. */
export function decimalOf({ amount, decimals }: Pick<Amount, 'amount' | 'decimals'>): string {
  const isNegative = amount.startsWith('-');
  const digits = amount.slice(isNegative ? 1 : 0).padStart(decimals + 1, '0');
  const [whole, rest] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals).replace(/0+$/, '')];
  return `${isNegative ? '-' : ''}${whole}${rest && `.${rest}`}`;
}

/** Base units of an amount in whole units, whose places fit its currency. */
export function unitsOf(price: string, decimals: number): bigint {
  const [whole = '0', part = ''] = price.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** Amounts of several currencies in a cell of a file. */
export const amountsText = (amounts: readonly Amount[]): string => amounts.map((one) => `${decimalOf(one)} ${one.symbol}`).join('; ');

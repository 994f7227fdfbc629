import type { Amount, Period, Traded } from '@mortar/protocol/market';
import { amountIn, type CurrencyOf } from '../currencies.ts';
import type { TradedRow } from './queries.ts';

/** Digits of a change behind the point. */
const DIGITS = 10_000n;

/** By how much an amount grew, of what it was; null where that was nothing. */
export function growthOf(was: bigint, is: bigint): number | null {
  return was === 0n ? null : Number(((is - was) * DIGITS) / was) / Number(DIGITS);
}

/** Adds up rows of several collections by currency. */
export function added(rows: readonly TradedRow[]): TradedRow[] {
  const sums = new Map<string, TradedRow>();
  for (const row of rows) {
    const sum = sums.get(row.currency);
    const plus = (key: 'volume' | 'rawVolume' | 'beforeVolume') => String(BigInt(row[key]) + BigInt(sum?.[key] ?? 0));
    sums.set(row.currency, {
      ...row,
      sales: row.sales + (sum?.sales ?? 0),
      rawSales: row.rawSales + (sum?.rawSales ?? 0),
      beforeSales: row.beforeSales + (sum?.beforeSales ?? 0),
      volume: plus('volume'),
      rawVolume: plus('rawVolume'),
      beforeVolume: plus('beforeVolume'),
    });
  }
  return [...sums.values()];
}

/** What was traded as the wire has it. @param rows one for each currency @param ranked currency whose growth is told */
export async function tradedOf(currencyOf: CurrencyOf, rows: readonly TradedRow[], period: Period, ranked: string): Promise<Traded> {
  const amounts = async (key: 'volume' | 'rawVolume' | 'beforeVolume'): Promise<Amount[]> =>
    Promise.all(rows.filter((row) => row[key] !== '0').map((row) => amountIn(currencyOf, row.currency, row[key])));
  const sum = (key: 'sales' | 'rawSales' | 'beforeSales') => rows.reduce((all, row) => all + row[key], 0);
  const own = rows.find(({ currency }) => currency === ranked);
  return {
    sales: sum('sales'),
    volume: await amounts('volume'),
    before: period === 'all' ? null : { sales: sum('beforeSales'), volume: await amounts('beforeVolume') },
    change: period === 'all' || !own ? null : growthOf(BigInt(own.beforeVolume), BigInt(own.volume)),
    rawSales: sum('rawSales'),
    rawVolume: await amounts('rawVolume'),
  };
}

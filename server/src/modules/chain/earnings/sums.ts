/** Amounts by their currencies, which are never added to each other; what comes to nothing is not in it. */
export type Sums = ReadonlyMap<string, bigint>;

export const NOTHING: Sums = new Map();

export const sumOf = (currency: string, amount: bigint): Sums => (amount === 0n ? NOTHING : new Map([[currency, amount]]));

/** @param sign -1n where the other is taken off */
export function plus(one: Sums, other: Sums, sign: 1n | -1n = 1n): Sums {
  if (other.size === 0) return one;
  const sums = new Map(one);
  for (const [currency, amount] of other) {
    const sum = (sums.get(currency) ?? 0n) + sign * amount;
    if (sum === 0n) sums.delete(currency);
    else sums.set(currency, sum);
  }
  return sums;
}
export const minus = (one: Sums, ...others: Sums[]): Sums => others.reduce((rest, other) => plus(rest, other, -1n), one);

/** So many parts of a whole, rounded down: who takes the rest last takes what rounding left. */
export const shareOf = (whole: Sums, parts: bigint, of: bigint): Sums => {
  if (parts === of) return whole;
  const shares = [...whole].map(([currency, amount]) => [currency, (amount * parts) / of] as const);
  return new Map(shares.filter(([, amount]) => amount !== 0n));
};

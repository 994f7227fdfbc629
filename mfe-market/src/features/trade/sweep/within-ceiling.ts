import type { CartLine } from '../wish.ts';

const DECIMALS = 18;

/** An amount of the chain's coin in base units. @param text digits with at most one point, and at most 18 places */
function weiOf(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(DECIMALS, '0'));
}

/** So many of the cheapest that cost no more than a ceiling. @param ceiling of the chain's coin, as people write it; null for none */
export const withinCeiling = (lines: readonly CartLine[], count: string | null, ceiling: string | null): CartLine[] =>
  lines.filter(({ price }) => ceiling === null || BigInt(price) <= weiOf(ceiling)).slice(0, Number(count ?? 0));

import { unitsOf } from '../../../lib/decimal.ts';
import type { CartLine } from '../wish.ts';

const DECIMALS = 18;

/** So many of the cheapest that cost no more than a ceiling. @param ceiling of the chain's coin, as people write it; null for none */
export const withinCeiling = (lines: readonly CartLine[], count: string | null, ceiling: string | null): CartLine[] =>
  lines.filter(({ price }) => ceiling === null || BigInt(price) <= unitsOf(ceiling, DECIMALS)).slice(0, Number(count ?? 0));

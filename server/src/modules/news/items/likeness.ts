import { createHash } from 'node:crypto';

const BITS = 64;
/** Bits of two hashes that may differ before titles are compared at all, and the share of pairs that the same story has in common. */
export const FAR_BITS = 22;
const SAME_SHARE = 0.62;

const letters = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every two characters that stand together in a title. */
function pairsOf(title: string): string[] {
  const signs = [...letters(title)];
  return signs.slice(1).map((sign, index) => signs[index]! + sign);
}

const hashOf = (pair: string): bigint => createHash('sha256').update(pair).digest().readBigUInt64BE();

/** Simhash of a title: titles that are alike have hashes that are alike. As PostgreSQL keeps 64 bits, with a sign. */
export function simhashOf(title: string): bigint {
  const sums = Array.from({ length: BITS }, () => 0);
  for (const pair of new Set(pairsOf(title))) {
    const hash = hashOf(pair);
    for (let bit = 0; bit < BITS; bit += 1) sums[bit]! += (hash >> BigInt(bit)) & 1n ? 1 : -1;
  }
  const hash = sums.reduce((all, sum, bit) => (sum > 0 ? all | (1n << BigInt(bit)) : all), 0n);
  return BigInt.asIntN(BITS, hash);
}

const numbersOf = (title: string): string => (letters(title).match(/\p{N}+/gu) ?? []).join(' ');

/** Whether two titles tell the same story: most of their pairs are the same, and all of their numbers. */
export function isSameStory(one: string, other: string): boolean {
  if (numbersOf(one) !== numbersOf(other)) return false;
  const [first, second] = [new Set(pairsOf(one)), new Set(pairsOf(other))];
  if (first.size === 0 || second.size === 0) return false;
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size) >= SAME_SHARE;
}

import { hmac } from './hash.ts';

const WORD = 4;
const WORDS_OF_BLOCK = 8;
const RANGE = 2 ** 32;

/** Whole numbers below a bound, one after the other. */
export type Chance = (below: number) => number;

/**
 * The stream of numbers that a run's key gives under a label: block `k` is `HMAC(key, label|k)`, eight words of 32 bits. A word
 * that would favour small numbers is thrown away.
 */
export function chanceOf(runKey: string, label: string): Chance {
  let block: Buffer = Buffer.alloc(0);
  let used = 0;
  const word = (): number => {
    if (used % WORDS_OF_BLOCK === 0) block = hmac(runKey, `${label}|${used / WORDS_OF_BLOCK}`);
    return block.readUInt32BE((used++ % WORDS_OF_BLOCK) * WORD);
  };
  return (below) => {
    const fair = RANGE - (RANGE % below);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % below;
  };
}

/** 0 to `count - 1` in an order by chance (Fisher and Yates, from the end). */
export function shuffled(count: number, chance: Chance): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

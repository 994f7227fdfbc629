import { macOf } from './hash.ts';

const WORD = 4;
const WORDS_OF_BLOCK = 8;
const RANGE = 2 ** 32;
const OPTIONS = 4;

type Chance = (below: number) => Promise<number>;

/** The stream of numbers that a run's key gives under a label; a word that would favour small numbers is thrown away. */
async function chanceOf(runKey: string, label: string): Promise<Chance> {
  const mac = await macOf(runKey);
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;
  const word = async () => {
    if (used % WORDS_OF_BLOCK === 0) block = new DataView((await mac(`${label}|${used / WORDS_OF_BLOCK}`)).buffer);
    return block.getUint32((used++ % WORDS_OF_BLOCK) * WORD);
  };
  return async (below) => {
    const fair = RANGE - (RANGE % below);
    let drawn = await word();
    // Each word hangs on the one before: they cannot be drawn side by side.
    while (drawn >= fair) drawn = await word();
    return drawn % below;
  };
}

/** 0 to `count - 1` in an order by chance: Fisher and Yates, from the end. */
async function shuffled(count: number, chance: Chance): Promise<number[]> {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = await chance(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Number of the first leaf of a tier in the pool. */
export const offsetOf = (tierN: readonly number[], tier: number): number => tierN.slice(0, tier - 1).reduce((sum, count) => sum + count, 0);

/** Places in a tier in the order in which a run gets them. @param seen numbers of leaves that are stepped over */
export async function orderOf(runKey: string, tierN: readonly number[], tier: number, seen: readonly number[]): Promise<number[]> {
  const skipped = new Set(seen);
  const order = await shuffled(tierN[tier - 1] ?? 0, await chanceOf(runKey, `tier ${tier}`));
  return order.filter((idx) => !skipped.has(offsetOf(tierN, tier) + idx));
}

/** Which option of the bank stands on each place of the screen. */
export const optionOrder = async (runKey: string, tier: number, idx: number): Promise<number[]> =>
  shuffled(OPTIONS, await chanceOf(runKey, `options ${tier} ${idx}`));

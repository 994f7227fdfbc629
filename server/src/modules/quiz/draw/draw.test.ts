import { describe, expect, test } from '@jest/globals';
import { chanceOf, shuffled } from './chance.ts';
import { offsetOf, optionOrder, orderOf } from './draw.ts';
import { sha256 } from './hash.ts';
import { treeOf } from './tree.ts';

const keys = (count: number) => Array.from({ length: count }, (_, index) => sha256(`key ${index}`));

/** Chi-square of counts that should be alike. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

const tally = (places: number, drawn: readonly number[]) => {
  const counts = Array.from({ length: places }, () => 0);
  for (const place of drawn) counts[place]! += 1;
  return counts;
};

describe('a draw', () => {
  // The bounds are passed by chance once in a million times.
  test.each([1, 2, 3])('every question of tier %i comes first alike often', (tier) => {
    const tierN = [50, 40, 30];
    const firsts = keys(6000).map((key) => orderOf(key, tierN, tier, [])[0]!);
    expect(chiSquare(tally(tierN[tier - 1]!, firsts))).toBeLessThan(tierN[tier - 1]! + 5.5 * Math.sqrt(2 * tierN[tier - 1]!));
  });

  test('every option stands on each place alike often', () => {
    const orders = keys(6000).map((key) => optionOrder(key, 2, 5));
    for (const place of [0, 1, 2, 3])
      expect(
        chiSquare(
          tally(
            4,
            orders.map((order) => order[place]!),
          ),
        ),
      ).toBeLessThan(31);
  });

  test('it steps over what was seen, and keeps the order of the rest', () => {
    const [key] = keys(1);
    const whole = orderOf(key!, [10, 10, 10], 2, []);
    const seen = [whole[0]!, whole[3]!].map((idx) => offsetOf([10, 10, 10], 2) + idx);
    expect(orderOf(key!, [10, 10, 10], 2, seen)).toEqual(whole.filter((_, index) => index !== 0 && index !== 3));
  });

  test('a number below a bound takes no word that would favour small ones', () => {
    const below = 3 * 2 ** 30;
    const chance = chanceOf(keys(1)[0]!, 'bound');
    const drawn = Array.from({ length: 4000 }, () => chance(below));
    expect(Math.max(...drawn)).toBeLessThan(below);
    expect(
      chiSquare(
        tally(
          3,
          drawn.map((number) => Math.floor(number / 2 ** 30)),
        ),
      ),
    ).toBeLessThan(28);
  });
});

test.each([1, 2, 3, 7, 8, 300])('in a tree of %i every leaf leads to the root', (count) => {
  const leaves = shuffled(count, (below) => below - 1).map((leaf) => sha256(`leaf ${leaf}`));
  const { root, pathOf } = treeOf(leaves);
  for (const [number, leaf] of leaves.entries()) {
    const reached = pathOf(number).reduce(
      (hash, { side, hash: other }) => sha256(`mortar-quiz-node|${side === 'left' ? `${other}|${hash}` : `${hash}|${other}`}`),
      leaf,
    );
    expect(reached).toBe(root);
  }
});

import { expect, test } from '@jest/globals';
import { games } from '@mortar/games/rules';
import { mergeTiles, stackBricks } from './plays.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => (index * 2_654_435_761) % 2 ** 32);
const PLAYS = {
  'kiln-stack': (seed: number) => stackBricks(seed, 9),
  fuse: (seed: number) => mergeTiles(seed, 40),
} as const;

test.each(games)('runs of $id are over by the rules, to the same score, within a minute', ({ id, replay, tickMs }) => {
  for (const seed of SEEDS) {
    const { log, ticks, score } = PLAYS[id](seed);
    expect(replay(seed, log, ticks)).toEqual({ score, ticks, ended: true });
    expect(score).toBeGreaterThan(0);
    expect(ticks * tickMs).toBeLessThan(60_000);
  }
});

test('care lays its courses, and not many more are laid without', () => {
  const drops = SEEDS.map((seed) => stackBricks(seed, 4).log.length);
  expect(Math.min(...drops)).toBeGreaterThan(4);
  expect(Math.max(...drops)).toBeLessThan(12);
});

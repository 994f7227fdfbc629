import { describe, expect, test } from '@jest/globals';
import { fuse, games, kilnStack, type GameState, type InputLog, type Stepped } from './index.ts';

const RUNS = 2000;

/** Hands of a player who presses something now and then: seeded, so that a failure can be looked at again. */
function handsOf(seed: number, chance: number, inputs: readonly number[]) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
  return () => (next() % chance === 0 ? (inputs[next() % inputs.length] ?? 0) : 0);
}

interface Played {
  log: InputLog;
  ticks: number;
  state: GameState;
}

/** Plays as a browser does: steps and writes down what was pressed. */
function playedRun<State extends GameState>(game: Stepped<State>, seed: number, chance: number, most: number): Played {
  const hand = handsOf(seed ^ 0x5bd1e995, chance, game.inputs);
  const log: [number, number][] = [];
  let state = game.create(seed);
  let ticks = 0;
  let last = 0;
  while (!state.ended && ticks < most) {
    const input = hand();
    if (input > 0) {
      log.push([ticks - last, input]);
      last = ticks;
    }
    state = game.step(state, input);
    ticks += 1;
  }
  return { log, ticks, state };
}

const kilnRun = (seed: number) => playedRun(kilnStack, seed, 90, 1500);
const fuseRun = (seed: number) => playedRun(fuse, seed, 1, 3000);

describe('a replay', () => {
  test.each([
    ['kiln-stack', games[0], kilnRun],
    ['fuse', games[1], fuseRun],
  ] as const)('of %s gives the score that was shown, over thousands of runs', (_, { replay }, run) => {
    const wrong = Array.from({ length: RUNS }, (_unused, index) => Math.imul(index + 1, 2_654_435_761) >>> 0).filter((seed) => {
      const { log, ticks, state } = run(seed);
      const again = replay(seed, log, ticks);
      return again.score !== state.score || again.ticks !== ticks || again.ended !== state.ended;
    });
    expect(wrong).toEqual([]);
  });

  test('knows only whole numbers', () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(numbers) : [];
    for (let seed = 1; seed < 200; seed += 1)
      expect([...numbers(kilnRun(seed).state), ...numbers(fuseRun(seed).state)].every(Number.isSafeInteger)).toBe(true);
  });

  test('of another seed is another run', () => {
    expect(fuse.create(7).cells).not.toEqual(fuse.create(8).cells);
    const scores = new Set([11, 12, 13, 14, 15, 16].map((seed) => fuseRun(seed).state.score));
    expect(scores.size).toBeGreaterThan(3);
  });

  test('stops where the run is over', () => {
    const { log, ticks, state } = fuseRun(3);
    expect(state.ended).toBe(true);
    expect(games[1].replay(3, log, ticks + 50)).toEqual({ score: state.score, ticks, ended: true });
  });

  test('of a run that was left is not ended', () => {
    expect(games[0].replay(1, [], 100)).toEqual({ score: 0, ticks: 100, ended: false });
  });

  test.each([
    ['an input after the last tick', [[10, 1]], 10, /after the last tick/],
    [
      'two inputs for one tick',
      [
        [3, 1],
        [0, 1],
      ],
      10,
      /two inputs/,
    ],
    ['an input that the game does not know', [[3, 2]], 10, /does not know/],
    ['half a tick', [[0.5, 1]], 10, /whole number/],
    [
      'a step back',
      [
        [4, 1],
        [-1, 1],
      ],
      10,
      /whole number/,
    ],
    ['more ticks than a run has', [], 6001, /0 to 6000 ticks/],
    ['half of ticks', [], 1.5, /0 to 6000 ticks/],
  ] as const)('is refused for %s', (_, log, ticks, message) => {
    expect(() => games[0].replay(1, log, ticks)).toThrow(message);
  });

  test.each([-1, 2 ** 32, 0.5, Number.NaN])('is refused for the seed %s', (seed) => {
    expect(() => games[0].replay(seed, [], 1)).toThrow(/32 bits/);
  });
});

/** Runs that were played once, Kiln Stack with version 1 of its rules and Fuse with 2; another score means another version. */
describe('golden runs', () => {
  const golden = [1, 2, 0xdeadbeef, 0xffffffff];

  test('of Kiln Stack keep their scores', () => {
    expect(golden.map((seed) => kilnRun(seed)).map(({ ticks, state, log }) => [ticks, state.score, log.length])).toMatchInlineSnapshot(`
      [
        [
          449,
          35,
          4,
        ],
        [
          286,
          30,
          4,
        ],
        [
          292,
          10,
          2,
        ],
        [
          576,
          35,
          5,
        ],
      ]
    `);
  });

  test('of Fuse keep their scores and boards', () => {
    const boards = golden.map((seed) => playedRun(fuse, seed, 1, 3000));
    expect(boards.map(({ ticks, state }) => [ticks, state.score])).toMatchInlineSnapshot(`
      [
        [
          32,
          91,
        ],
        [
          33,
          93,
        ],
        [
          141,
          615,
        ],
        [
          31,
          92,
        ],
      ]
    `);
  });
});

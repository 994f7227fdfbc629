import { expect, test } from '@jest/globals';
import { moved, OPENING, type FuseDemo } from './fuse-demo.ts';

/** Every state from the opening until the run begins anew. */
function loop(): FuseDemo[] {
  const seen = [OPENING];
  for (let demo = moved(OPENING); demo !== OPENING; demo = moved(demo)) seen.push(demo);
  return seen;
}

test('it plays many moves, merges and fires a crack, and begins anew', () => {
  const states = loop().map(({ state }) => state);
  expect(states.length).toBeGreaterThan(20);
  expect(states.at(-1)!.fired).toBeGreaterThan(0);
  expect(states.some(({ merges }) => merges.length > 0)).toBe(true);
  expect(states.some(({ ended }) => ended)).toBe(false);
});

test('it shows the board of the rules, move by move', () => {
  for (const { state, tiles } of loop()) {
    const board = tiles.filter(({ isMerged }) => !isMerged).map(({ at, glaze, fuse }) => ({ at, glaze, fuse }));
    const cells = state.cells.flatMap((cell, at) => (cell ? [{ at, ...cell }] : []));
    expect(board.sort((a, b) => a.at - b.at)).toEqual(cells);
  }
});

test('it keeps a tile the same while it slides', () => {
  const all = loop();
  for (const [index, { tiles }] of all.entries()) {
    const ids = tiles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const before = all[index - 1]?.tiles.filter(({ isMerged }) => !isMerged) ?? [];
    expect(before.every(({ id }) => ids.includes(id))).toBe(true);
  }
});

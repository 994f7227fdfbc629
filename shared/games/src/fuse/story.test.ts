import { expect, jest, test } from '@jest/globals';
import type { Studio } from '../frame/game.ts';
import { textsOf } from '../frame/texts.ts';
import { fuse, LEFT, type Cell, type FuseState } from '../rules/index.ts';
import { narrate } from './story.ts';

const tile = (glaze: number, fuse = 0): Cell => ({ glaze, fuse });
const announce = jest.fn();
const studio = {
  texts: textsOf('en'),
  sound: { lay: jest.fn(), ring: jest.fn() },
  feel: { jolt: jest.fn() },
  announce,
} as unknown as Studio;

/** Slides a first row to the left, and tells of it. */
function slid(row: Cell[], highest: number, more: Partial<FuseState> = {}) {
  const cells = [...row, ...Array.from({ length: 20 }, () => null)];
  const state = fuse.step({ ...fuse.create(3), nextCrack: 1000, ...more, cells }, LEFT);
  announce.mockClear();
  return narrate(state, highest, studio, 0);
}

test('it names a glaze when it is first reached, and not again', () => {
  const row = [tile(8), null, tile(8), null, null];
  expect(slid(row, 8)).toEqual([{ cell: 0, text: 'Celadon' }]);
  expect(announce).toHaveBeenCalledWith('New glaze: Celadon.');
  expect(slid(row, 9)).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

test('it says what a saved crack brought', () => {
  expect(slid([tile(2, 4), tile(2), null, null, null], 9)).toEqual([{ cell: 0, text: 'Saved +18' }]);
  expect(announce).toHaveBeenCalledWith('Crack saved! +18');
});

test.each([
  [4, '3 moves left to save it!'],
  [2, 'Last move to save it!'],
])('it says how long a crack of %i moves still holds', (fuse, line) => {
  slid([null, tile(2, fuse), null, null, null], 9);
  expect(announce).toHaveBeenCalledWith(line);
});

test('it names the glaze that cracked, and how long it holds', () => {
  slid([null, tile(1), null, null, null], 9, { nextCrack: 0 });
  expect(announce).toHaveBeenCalledWith('Clay cracked! Merge it within 9 moves.');
});

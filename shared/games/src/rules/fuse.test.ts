import { describe, expect, test } from '@jest/globals';
import { DOWN, fuse, FUSE_MOVES, LEFT, RIGHT, UP, type Cell, type FuseState } from './index.ts';

/** A board from five rows of glazes; `3*4` is a 3 whose crack holds 4 moves more, a dot is a free cell. */
function board(...rows: string[]): Cell[] {
  return rows.flatMap((row) =>
    row.split(/\s+/).map((cell) => {
      const [glaze = '.', left = '0'] = cell.split('*');
      return glaze === '.' ? null : { glaze: Number(glaze), fuse: Number(left) };
    }),
  );
}

const EMPTY = '. . . . .';
const glazes = (state: FuseState) => state.cells.map((cell) => cell?.glaze ?? 0);
const on = (cells: Cell[]): FuseState => ({ ...fuse.create(5), cells, nextCrack: 1000 });
/** The board after a move, without the tile that then arrives. */
const after = (state: FuseState) => glazes(state).map((glaze, at) => (at === state.arrived ? 0 : glaze));

describe('Fuse', () => {
  test.each([1, 2, 0xffffffff])('begins seed %s with the same eight sound tiles, each somewhere else', (seed) => {
    const tiles = fuse.create(seed).cells.filter((cell) => cell !== null);
    expect(tiles.map(({ glaze }) => glaze).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 3]);
    expect(tiles.every((tile) => tile.fuse === 0)).toBe(true);
    expect(glazes(fuse.create(seed))).not.toEqual(glazes(fuse.create(seed - 1)));
  });

  test('merges equal glazes, each tile once a move, those at the wall first', () => {
    const state = fuse.step(on(board('1 1 1 1 2', '2 . 1 1 .', EMPTY, EMPTY, EMPTY)), LEFT);
    expect(after(state).slice(0, 10)).toEqual([2, 2, 2, 0, 0, 2, 2, 0, 0, 0]);
    expect(state.score).toBe(2 + 2 + 2);
  });

  test.each([
    [LEFT, [2, 0, 0, 0, 0]],
    [RIGHT, [0, 0, 0, 0, 2]],
  ])('slides a row by direction %s', (direction, row) => {
    const state = fuse.step(on(board('. 1 . 1 .', EMPTY, EMPTY, EMPTY, EMPTY)), direction);
    expect(after(state).slice(0, 5)).toEqual(row);
  });

  test.each([
    [UP, 0],
    [DOWN, 20],
  ])('slides a column by direction %s', (direction, at) => {
    const state = fuse.step(on(board(EMPTY, '1 . . . .', EMPTY, '1 . . . .', EMPTY)), direction);
    expect(after(state)[at]).toBe(2);
  });

  test('brings one tile after a move, and none after a move that changes nothing', () => {
    const start = on(board('1 . . . .', EMPTY, EMPTY, EMPTY, EMPTY));
    expect(fuse.step(start, RIGHT).cells.filter((cell) => cell !== null)).toHaveLength(2);
    const same = fuse.step(start, LEFT);
    expect([same.moves, glazes(same)]).toEqual([0, glazes(start)]);
  });

  test('brings a cracked tile in time, of a glaze low enough to be made', () => {
    const state = fuse.step({ ...on(board('5 1 . . .', EMPTY, EMPTY, EMPTY, EMPTY)), nextCrack: 1 }, RIGHT);
    expect(state.cells[state.arrived]?.fuse).toBe(FUSE_MOVES);
    expect(state.cells[state.arrived]?.glaze).toBeLessThanOrEqual(4);
    expect(state.nextCrack).toBeGreaterThan(5);
  });

  test('pays for a fired crack by the moves that were left, and makes it sound', () => {
    const state = fuse.step(on(board('3*4 . 3 . .', EMPTY, EMPTY, EMPTY, EMPTY)), LEFT);
    expect(state.cells[0]).toEqual({ glaze: 4, fuse: 0 });
    expect([state.score, state.fired]).toEqual([4 + 10 + 2 * 4, 1]);
  });

  test('lets a crack burn by a move, and ends the run when none is left', () => {
    const start = on(board('3*2 . 1 . .', EMPTY, EMPTY, EMPTY, '4 . . . .'));
    const once = fuse.step(start, DOWN);
    expect(once.cells.find((cell) => cell && cell.fuse > 0)?.fuse).toBe(1);
    const over = fuse.step(once, UP);
    expect([over.ended, over.end]).toEqual([true, 'burnt']);
  });

  test('holds a crack for nine moves and fires it in the ninth', () => {
    const last = fuse.step(on(board('3*1 . 3 . .', EMPTY, EMPTY, EMPTY, EMPTY)), LEFT);
    expect([last.ended, last.fired]).toEqual([false, 1]);
  });

  test('is over when no move is left', () => {
    const state = fuse.step(on(board('. 3 4 3 4', '4 5 6 5 6', '3 4 3 4 3', '4 5 6 5 6', '5 4 3 4 3')), LEFT);
    expect([state.ended, state.end]).toEqual([true, 'full']);
  });
});

import { fuse, type Cell, type FuseState } from '../rules/index.ts';

const tile = (glaze: number, fuse = 0): Cell => ({ glaze, fuse });

/** A board in the middle of a good run: every idea of the game in one look. */
export const poster: FuseState = {
  ...fuse.create(0),
  arrived: -1,
  cells: [
    [tile(1), null, null, tile(2), null],
    [tile(2), tile(3, 6), null, null, tile(1)],
    [tile(3), tile(4), null, tile(1), null],
    [tile(5), tile(6), tile(4), tile(2), null],
    [tile(9), tile(8), tile(7), tile(5), tile(3)],
  ].flat(),
};

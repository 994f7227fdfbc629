import { SIDE } from '../rules/index.ts';

/** Lengths of the board in CSS pixels. */
export interface Layout {
  left: number;
  top: number;
  /** A side of the board, of a tile, and the joint between tiles. */
  board: number;
  tile: number;
  joint: number;
}

const LARGEST_BOARD = 560;
const MARGIN = 16;

/** Room above the board for what to press, and below it for the glazes. */
const ABOVE = 44;

/** The board in the middle of its place. */
export function layoutOf(width: number, height: number): Layout {
  const room = Math.min(width - 2 * MARGIN, height - 2 * ABOVE, LARGEST_BOARD);
  const joint = room < 400 ? 6 : 8;
  const tile = Math.floor((room - (SIDE + 1) * joint) / SIDE);
  const board = tile * SIDE + joint * (SIDE + 1);
  return { left: Math.round((width - board) / 2), top: Math.round((height - board) / 2), board, tile, joint };
}

/** Upper left corner of a cell. */
export function cornerOf(at: number, { left, top, tile, joint }: Layout): { x: number; y: number } {
  const step = tile + joint;
  return { x: left + joint + (at % SIDE) * step, y: top + joint + Math.floor(at / SIDE) * step };
}

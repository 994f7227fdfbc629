/** Cells of a side of the board. */
export const SIDE = 5;
export const CELLS = 25;
export const LEFT = 1;
export const UP = 2;
export const RIGHT = 3;
export const DOWN = 4;

/** A tile: its glaze from 1 up, and how many moves its crack still holds; 0 for a sound one. */
export interface Tile {
  glaze: number;
  fuse: number;
}

export type Cell = Tile | null;

/** Where a tile went in a move, for drawing. `isMerged`: it became one with the tile that is there. */
export interface Travel {
  from: number;
  to: number;
  tile: Tile;
  isMerged: boolean;
}

/** What sliding all tiles in one direction gives. */
export interface Slid {
  cells: readonly Cell[];
  travels: readonly Travel[];
  /** Cells in which two tiles became one. */
  merges: readonly Merge[];
  hasMoved: boolean;
}

export interface Merge {
  at: number;
  glaze: number;
  /** Moves that were left of the cracks that it fired; empty where both tiles were sound. */
  fired: readonly number[];
}

/** Cell `along` steps from the side that tiles slide to, in lane `lane`. */
function cellAt(direction: number, lane: number, along: number): number {
  if (direction === LEFT) return lane * SIDE + along;
  if (direction === RIGHT) return lane * SIDE + SIDE - 1 - along;
  if (direction === UP) return along * SIDE + lane;
  return (SIDE - 1 - along) * SIDE + lane;
}

/** Slides all tiles; two equal glazes that meet become the next one, each tile at most once a move. */
export function slideTiles(cells: readonly Cell[], direction: number): Slid {
  const after: Cell[] = cells.map(() => null);
  const travels: Travel[] = [];
  const merges: Merge[] = [];
  for (let lane = 0; lane < SIDE; lane += 1) {
    let free = 0;
    let canMerge = false;
    for (let along = 0; along < SIDE; along += 1) {
      const from = cellAt(direction, lane, along);
      const tile = cells[from] ?? null;
      if (!tile) continue;
      const last = free > 0 ? cellAt(direction, lane, free - 1) : -1;
      const met = canMerge ? (after[last] ?? null) : null;
      if (met?.glaze === tile.glaze) {
        merges.push({ at: last, glaze: tile.glaze + 1, fired: [met.fuse, tile.fuse].filter((fuse) => fuse > 0) });
        after[last] = { glaze: tile.glaze + 1, fuse: 0 };
        travels.push({ from, to: last, tile, isMerged: true });
        canMerge = false;
      } else {
        const to = cellAt(direction, lane, free);
        after[to] = tile;
        travels.push({ from, to, tile, isMerged: false });
        free += 1;
        canMerge = true;
      }
    }
  }
  return { cells: after, travels, merges, hasMoved: travels.some(({ from, to }) => from !== to) };
}

/** Whether any move is left. */
export function canSlide(cells: readonly Cell[]): boolean {
  if (cells.includes(null)) return true;
  return cells.some((cell, at) => {
    const right = at % SIDE < SIDE - 1 ? cells[at + 1] : null;
    const below = cells[at + SIDE];
    return cell?.glaze === right?.glaze || cell?.glaze === below?.glaze;
  });
}

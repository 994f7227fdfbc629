import { DOWN, fuse, LEFT, RIGHT, UP, type FuseState } from '@mortar/games/rules';

/** A tile of the picture, the same one wherever it slides. */
export interface Placed {
  id: number;
  at: number;
  glaze: number;
  /** Moves that its crack holds; 0 for a sound one. */
  fuse: number;
  /** It lies beneath the tile that it became one with, and goes with the next move. */
  isMerged: boolean;
}

/** A run that plays itself. */
export interface FuseDemo {
  state: FuseState;
  tiles: readonly Placed[];
  nextId: number;
}

const SEED = 64;
const OPENING_MOVES = 49;
/** Then the picture begins anew. */
const MOST_MOVES = 160;

function begun(): FuseDemo {
  const state = fuse.create(SEED);
  const tiles = state.cells.flatMap((cell, at) => (cell ? [{ ...cell, id: at, at, isMerged: false }] : []));
  return { state, tiles, nextId: state.cells.length };
}

/** The state after the best next move: the one that pays most and leaves most room; into a corner, of equals. */
function best(state: FuseState): FuseState {
  const worth = ({ score, cells, ended }: FuseState) => (ended ? -1 : score * 2 + cells.filter((cell) => cell === null).length);
  const [first] = [DOWN, LEFT, RIGHT, UP]
    .map((direction) => fuse.step(state, direction))
    .filter(({ moves }) => moves > state.moves)
    .sort((a, b) => worth(b) - worth(a));
  return first ?? state;
}

/** One move later: every tile slides to where the rules say. Null where no move is left. */
function next({ state: before, tiles, nextId }: FuseDemo): FuseDemo | null {
  const state = best(before);
  if (state === before || state.ended || state.moves > MOST_MOVES) return null;
  const lying = tiles.filter(({ isMerged }) => !isMerged);
  const slid = state.travels.map(({ from, to, isMerged, tile }): Placed => {
    const { id } = lying.find(({ at }) => at === from)!;
    return { ...(isMerged ? tile : state.cells[to]!), id, at: to, isMerged };
  });
  const arrived: Placed = { ...state.cells[state.arrived]!, id: nextId, at: state.arrived, isMerged: false };
  return { state, tiles: [...slid, arrived].sort((a, b) => a.id - b.id), nextId: nextId + 1 };
}

/** Where the picture begins, and stays where no motion is wanted. */
export const OPENING: FuseDemo = (() => {
  let demo = begun();
  for (let move = 0; move < OPENING_MOVES; move += 1) demo = next(demo) ?? demo;
  return { ...demo, tiles: demo.tiles.filter(({ isMerged }) => !isMerged) };
})();

/** One move later; a run that is over begins anew. */
export const moved = (demo: FuseDemo): FuseDemo => next(demo) ?? OPENING;

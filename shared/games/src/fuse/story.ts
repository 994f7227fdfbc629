import type { Studio } from '../frame/game.ts';
import { FUSE_MOVES, type FuseState } from '../rules/index.ts';

const URGENT_MOVES = 3;
const FIRED_SCORE = 10;
const FIRED_PER_MOVE_LEFT = 2;

/** A crack that was fired, and what to say of it on the board. */
export interface Fired {
  cell: number;
  text: string;
}

/** The shortest fuse on the board; 0 where nothing is cracked. */
function shortestFuse({ cells }: FuseState): number {
  const fuses = cells.flatMap((tile) => (tile && tile.fuse > 0 ? [tile.fuse] : []));
  return fuses.length > 0 ? Math.min(...fuses) : 0;
}

/** Tells a move by ear and in words. */
export function narrate(state: FuseState, before: FuseState, { sound, texts, announce }: Studio): Fired[] {
  const fired = state.merges.flatMap(({ at, fired }) =>
    fired.map((left) => ({ cell: at, score: FIRED_SCORE + FIRED_PER_MOVE_LEFT * left })),
  );
  const highest = Math.max(0, ...state.merges.map(({ glaze }) => glaze));
  const arrived = state.cells[state.arrived];
  if (fired.length > 0) sound.ring(highest);
  else if (highest > 0) sound.lay(highest);
  if (state.ended) return [];
  if (arrived && arrived.fuse === FUSE_MOVES) announce(texts('fuse.cracked', { glaze: arrived.glaze, moves: FUSE_MOVES }));
  else if (fired.length > 0) announce(texts('fuse.firedScore', { score: fired.reduce((sum, { score }) => sum + score, 0) }));
  else if (shortestFuse(state) > 0 && shortestFuse(state) <= URGENT_MOVES) announce(texts('fuse.hurry', { moves: shortestFuse(state) }));
  else if (shortestFuse(before) === 0 && state.moves === 1) announce('');
  return fired.map(({ cell, score }) => ({ cell, text: `${texts('fuse.fired')} +${score}` }));
}

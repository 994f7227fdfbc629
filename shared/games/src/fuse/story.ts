import type { Studio } from '../frame/game.ts';
import type { TextKey, Texts } from '../frame/texts.ts';
import { firedScore, FUSE_MOVES, type FuseState } from '../rules/index.ts';
import type { Flash } from './flashes.ts';

/** The last glaze with a colour and a name of its own. */
export const LAST_GLAZE = 12;
const URGENT_MOVES = 3;
/** From this one on a glaze is told when it is first reached: the lower ones come by themselves. */
const FIRST_TOLD = 4;
const FIRED_PX = 3;
const BURNT_PX = 9;

export const glazeName = (texts: Texts, glaze: number) => texts(`fuse.glaze.${Math.min(glaze, LAST_GLAZE)}` as TextKey);
export const highestGlaze = ({ cells }: FuseState) => cells.reduce((most, tile) => Math.max(most, tile?.glaze ?? 0), 0);

/** The shortest fuse on the board; 0 where nothing is cracked. */
function shortestFuse({ cells }: FuseState): number {
  const fuses = cells.flatMap((tile) => (tile && tile.fuse > 0 ? [tile.fuse] : []));
  return fuses.length > 0 ? Math.min(...fuses) : 0;
}

interface Told {
  /** A glaze that was never on the board before. */
  reached: FuseState['merges'][number] | undefined;
  /** Score of each crack that was fired. */
  fired: { cell: number; score: number }[];
}

function toldOf(state: FuseState, highest: number): Told {
  const reached = state.merges.find(({ glaze }) => glaze > highest && glaze >= FIRST_TOLD);
  const fired = state.merges.flatMap(({ at, fired }) => fired.map((left) => ({ cell: at, score: firedScore(left) })));
  return { reached, fired };
}

/** What is said of a move in words; empty where nothing is. */
function lineOf(state: FuseState, { reached, fired }: Told, texts: Texts): string {
  const arrived = state.cells[state.arrived];
  const left = shortestFuse(state);
  if (arrived && arrived.fuse === FUSE_MOVES) return texts('fuse.cracked', { glaze: glazeName(texts, arrived.glaze), moves: FUSE_MOVES });
  if (fired.length > 0) return texts('fuse.firedScore', { score: fired.reduce((sum, { score }) => sum + score, 0) });
  if (left === 1) return texts('fuse.lastChance');
  if (left > 0 && left <= URGENT_MOVES) return texts('fuse.hurry', { moves: left });
  return reached ? texts('fuse.reached', { glaze: glazeName(texts, reached.glaze) }) : '';
}

/** Tells a move by ear, by hand and in words. @param highest the highest glaze of the run before it */
export function narrate(state: FuseState, highest: number, { sound, feel, texts, announce }: Studio, at: number): Flash[] {
  const told = toldOf(state, highest);
  const { reached, fired } = told;
  const best = Math.max(0, ...state.merges.map(({ glaze }) => glaze));
  if (fired.length > 0 || reached) sound.ring(best);
  else if (best > 0) sound.lay(best);
  if (fired.length > 0) feel.jolt(FIRED_PX * fired.length, at);
  if (state.end === 'burnt') feel.jolt(BURNT_PX, at);
  if (state.ended) return [];
  const line = lineOf(state, told, texts);
  if (line !== '') announce(line);
  if (fired.length > 0) return fired.map(({ cell, score }) => ({ cell, text: `${texts('fuse.fired')} +${score}` }));
  if (reached) return [{ cell: reached.at, text: glazeName(texts, reached.glaze) }];
  const [, , third] = state.merges;
  return third ? [{ cell: third.at, text: `${texts('fuse.merges')} × ${state.merges.length}` }] : [];
}

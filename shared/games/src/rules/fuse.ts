import { CELLS, DOWN, LEFT, RIGHT, UP, canSlide, slideTiles, type Cell, type Merge, type Travel } from './fuse-slide.ts';
import type { GameState, Stepped } from './game-rules.ts';
import { draw, drawBelow } from './random.ts';

/** Moves within which a cracked tile must be fired. */
export const FUSE_MOVES = 9;
/** Most moves of a run. */
export const FUSE_TICKS = 3000;

const FIRST_CRACK = 8;
/** Tiles of the first board, of these glazes in turn: there is something to merge at once. */
const OPENING = [1, 1, 2, 2, 1, 3, 2, 1] as const;
const LONGEST_PAUSE = 14;
const SHORTEST_PAUSE = 5;
const CRACKS_PER_PAUSE = 2;
const HIGHEST_CRACKED = 4;
const FIRED_SCORE = 10;
const FIRED_PER_MOVE_LEFT = 2;
const ONE_IN_SECOND_GLAZES = 8;

/** What a fired crack is paid, by the moves that it had left. */
export const firedScore = (left: number): number => FIRED_SCORE + FIRED_PER_MOVE_LEFT * left;

/** Why a run is over; empty while it goes on. */
export type FuseEnd = '' | 'burnt' | 'full' | 'last';

/** A state of Fuse. `travels`, `merges` and `arrived` tell what the last move did. */
export interface FuseState extends GameState {
  tick: number;
  random: number;
  /** Moves that changed the board. */
  moves: number;
  cells: readonly Cell[];
  /** The move after which the next tile comes cracked. */
  nextCrack: number;
  cracks: number;
  fired: number;
  travels: readonly Travel[];
  merges: readonly Merge[];
  /** Cell of the tile that came last. */
  arrived: number;
  end: FuseEnd;
}

function freeCell(cells: readonly Cell[], random: number): { at: number; next: number } {
  const free = cells.flatMap((cell, at) => (cell ? [] : [at]));
  const { value, next } = drawBelow(random, free.length);
  return { at: free[value] ?? 0, next };
}

function withTile(cells: readonly Cell[], at: number, tile: Cell): Cell[] {
  return cells.map((cell, index) => (index === at ? tile : cell));
}

/** A new tile on a free cell: cracked when its time has come, and then of a glaze that lies on the board. */
function withArrival(state: FuseState): FuseState {
  const { at, next } = freeCell(state.cells, state.random);
  const { value, next: random } = draw(next);
  if (state.moves < state.nextCrack) {
    const glaze = (value >>> 8) % ONE_IN_SECOND_GLAZES === 0 ? 2 : 1;
    return { ...state, random, arrived: at, cells: withTile(state.cells, at, { glaze, fuse: 0 }) };
  }
  const highest = state.cells.reduce((most, cell) => Math.max(most, cell?.glaze ?? 0), 1);
  const glaze = 1 + ((value >>> 8) % Math.max(1, Math.min(highest - 1, HIGHEST_CRACKED)));
  const cracks = state.cracks + 1;
  const pause = Math.max(SHORTEST_PAUSE, LONGEST_PAUSE - ((cracks - (cracks % CRACKS_PER_PAUSE)) >> 1));
  return {
    ...state,
    random,
    arrived: at,
    cracks,
    nextCrack: state.moves + pause,
    cells: withTile(state.cells, at, { glaze, fuse: FUSE_MOVES }),
  };
}

/** The first board: every place is drawn, the glazes are always the same, so that no seed begins better. */
function opened(random: number): Pick<FuseState, 'cells' | 'random'> {
  let cells: readonly Cell[] = Array.from({ length: CELLS }, () => null);
  let drawn = random;
  for (const glaze of OPENING) {
    const { at, next } = freeCell(cells, drawn);
    cells = withTile(cells, at, { glaze, fuse: 0 });
    drawn = next;
  }
  return { cells, random: drawn };
}

function createRun(seed: number): FuseState {
  return {
    ...opened(seed),
    tick: 0,
    moves: 0,
    score: 0,
    ended: false,
    nextCrack: FIRST_CRACK,
    cracks: 0,
    fired: 0,
    travels: [],
    merges: [],
    arrived: -1,
    end: '',
  };
}

/** Every crack that was not fired in this move holds one move less. */
function burnt(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => (cell && cell.fuse > 0 ? { ...cell, fuse: cell.fuse - 1 } : cell));
}

function paid(merges: readonly Merge[]): number {
  return merges.reduce((sum, { glaze, fired }) => sum + glaze + fired.reduce((more, left) => more + firedScore(left), 0), 0);
}

function moved(state: FuseState, direction: number): FuseState {
  const { cells, travels, merges, hasMoved } = slideTiles(state.cells, direction);
  if (!hasMoved) return state;
  const hasBurnt = cells.some((cell) => cell?.fuse === 1);
  const after: FuseState = {
    ...state,
    moves: state.moves + 1,
    score: state.score + paid(merges),
    fired: state.fired + merges.reduce((sum, { fired }) => sum + fired.length, 0),
    cells: burnt(cells),
    travels,
    merges,
    arrived: -1,
  };
  if (hasBurnt) return { ...after, cells, ended: true, end: 'burnt' };
  const next = withArrival(after);
  return canSlide(next.cells) ? next : { ...next, ended: true, end: 'full' };
}

function stepRun(state: FuseState, input: number): FuseState {
  if (state.ended) return state;
  const after = input === 0 ? state : moved(state, input);
  const tick = state.tick + 1;
  if (after.ended || tick < FUSE_TICKS) return { ...after, tick };
  return { ...after, tick, ended: true, end: 'last' };
}

/**
 * Fuse, a tick for every move: tiles slide, equal glazes become the next, and a cracked tile that is not merged within 9 moves
 * ends the run.
 */
export const fuse: Stepped<FuseState> = { maxTicks: FUSE_TICKS, inputs: [LEFT, UP, RIGHT, DOWN], create: createRun, step: stepRun };

import { DROP, FIELD_WIDTH, kilnStack, type KilnStackState } from '@mortar/games/rules';

/** A course of the wall, or what broke off it; lengths in units of the rules. */
export interface Piece {
  x: number;
  width: number;
  /** Its number from the foot up. */
  course: number;
  isGlazed: boolean;
}

/** A run that plays itself. */
export interface KilnDemo {
  state: KilnStackState;
  /** The courses that can be in view, the lowest first. */
  wall: readonly Piece[];
  /** What the last drop broke off. */
  rubble: Piece | null;
}

const SEED = 5;
/** How far off each drop lies, one after the other, in units of the rules: a player who is good and not perfect. */
const AIMS = [0, 70, 0, 80, 0, 0, 110, 65];
/** Ticks that a brick slides at least before it falls. */
const LEAST_SLIDE = 70;
const COURSES_KEPT = 9;
const OPENING_COURSES = 7;

/** Whether the brick is where the player wants it: a brick that hangs over brings the wall back to the middle. */
function isTime({ tick, readyAt, courses, slider, top }: KilnStackState): boolean {
  const towardsMiddle = top.x + top.width / 2 > FIELD_WIDTH / 2 ? -1 : 1;
  const aim = towardsMiddle * (AIMS[courses % AIMS.length] ?? 0);
  return tick >= readyAt + LEAST_SLIDE && Math.abs(slider.x - top.x - aim) * 2 <= Math.abs(slider.velocity) + 1;
}

function rubbleOf({ drop, top, courses }: KilnStackState): Piece | null {
  if (drop.kind !== 'cut') return null;
  const isLeft = drop.x < top.x;
  const width = drop.width - top.width;
  return { x: isLeft ? drop.x : top.x + top.width, width, course: courses, isGlazed: false };
}

function begun(): KilnDemo {
  const state = kilnStack.create(SEED);
  return { state, wall: [{ ...state.top, course: 0, isGlazed: false }], rubble: null };
}

/** One tick later; a run that is over begins anew. */
export function ticked(demo: KilnDemo): KilnDemo {
  const before = demo.state;
  if (before.ended) return OPENING;
  const state = kilnStack.step(before, isTime(before) ? DROP : 0);
  if (state.courses === before.courses) return { ...demo, state };
  const piece = { ...state.top, course: state.courses, isGlazed: state.drop.kind === 'perfect' };
  return { state, wall: [...demo.wall, piece].slice(-COURSES_KEPT), rubble: rubbleOf(state) };
}

/** Where the picture begins, and stays where no motion is wanted. */
export const OPENING: KilnDemo = (() => {
  let demo = begun();
  while (demo.state.courses < OPENING_COURSES) demo = ticked(demo);
  return { ...demo, rubble: null };
})();

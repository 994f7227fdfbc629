import type { GameState, Stepped } from './game-rules.ts';
import { draw } from './random.ts';

/** Width of the field. Lengths are in tenths of a pixel on a field of 360 pixels. */
export const FIELD_WIDTH = 3600;
export const FIRST_WIDTH = 1500;
/** How far off a brick may lie and still count as perfect. */
export const PERFECT_WITHIN = 60;
/** Ticks until the kiln closes: 60 s of 10 ms. */
export const KILN_STACK_TICKS = 6000;
export const DROP = 1;

const FIRST_SPEED = 13;
const LAST_SPEED = 34;
/** Ticks in which the first brick slides there and back, but for less than one tick. */
export const PREVIEW_TICKS = 323;
const COURSES_PER_SPEED = 2;
const WIDENED_BY = 60;
const WIDENED_AT_MOST = 240;
/** What a course brings that is not perfect. */
export const COURSE_SCORE = 10;
/** A finger that trembles drops one brick, not two. */
const REST_TICKS = 12;
const PERFECT_SCORE = 5;
const MOST_PERFECTS_PAID = 6;

/** What the last drop did; `kind` is 'none' before the first. */
export interface Drop {
  kind: 'none' | 'cut' | 'perfect' | 'missed';
  /** The brick as it was let go. */
  x: number;
  width: number;
}

/** A state of Kiln Stack: the wall's top and the brick that slides above it. */
export interface KilnStackState extends GameState {
  tick: number;
  random: number;
  courses: number;
  /** Perfect drops in a row. */
  streak: number;
  top: { x: number; width: number };
  slider: { x: number; width: number; velocity: number };
  drop: Drop;
  /** The first tick in which the next brick may be dropped. */
  readyAt: number;
}

function sliderFor(width: number, courses: number, fromRight: boolean) {
  const speed = Math.min(FIRST_SPEED + ((courses - (courses % COURSES_PER_SPEED)) >> 1), LAST_SPEED);
  return { x: fromRight ? FIELD_WIDTH - width : 0, width, velocity: fromRight ? -speed : speed };
}

function createRun(seed: number): KilnStackState {
  const { value, next } = draw(seed);
  return {
    tick: 0,
    random: next,
    courses: 0,
    streak: 0,
    score: 0,
    ended: false,
    top: { x: (FIELD_WIDTH - FIRST_WIDTH) >> 1, width: FIRST_WIDTH },
    slider: sliderFor(FIRST_WIDTH, 0, value % 2 === 1),
    drop: { kind: 'none', x: 0, width: 0 },
    readyAt: 0,
  };
}

/** One tick of sliding; at an edge the brick turns back and loses nothing of its way. */
function slide({ x, width, velocity }: KilnStackState['slider']): KilnStackState['slider'] {
  const edge = FIELD_WIDTH - width;
  const to = x + velocity;
  if (to < 0) return { x: -to, width, velocity: -velocity };
  if (to > edge) return { x: edge + edge - to, width, velocity: -velocity };
  return { x: to, width, velocity };
}

function laid(state: KilnStackState, top: KilnStackState['top'], kind: 'cut' | 'perfect'): KilnStackState {
  const courses = state.courses + 1;
  const streak = kind === 'perfect' ? state.streak + 1 : 0;
  const { value, next } = draw(state.random);
  return {
    ...state,
    random: next,
    courses,
    streak,
    score: state.score + COURSE_SCORE + PERFECT_SCORE * Math.min(streak, MOST_PERFECTS_PAID),
    top,
    slider: sliderFor(top.width, courses, value % 2 === 1),
    drop: { kind, x: state.slider.x, width: state.slider.width },
    readyAt: state.tick + REST_TICKS,
  };
}

function widened({ x, width }: KilnStackState['top'], streak: number): KilnStackState['top'] {
  const wider = Math.min(width + Math.min(WIDENED_BY * streak, WIDENED_AT_MOST), Math.max(width, FIRST_WIDTH));
  return { x: Math.max(0, Math.min(x - ((wider - width) >> 1), FIELD_WIDTH - wider)), width: wider };
}

function dropped(state: KilnStackState): KilnStackState {
  const { slider, top } = state;
  const off = slider.x - top.x;
  if (Math.max(off, -off) <= PERFECT_WITHIN) return laid(state, widened(top, state.streak + 1), 'perfect');
  const left = Math.max(slider.x, top.x);
  const right = Math.min(slider.x + slider.width, top.x + top.width);
  if (right > left) return laid(state, { x: left, width: right - left }, 'cut');
  return { ...state, ended: true, drop: { kind: 'missed', x: slider.x, width: slider.width } };
}

function stepRun(state: KilnStackState, input: number): KilnStackState {
  if (state.ended) return state;
  const after = input === DROP && state.tick >= state.readyAt ? dropped(state) : { ...state, slider: slide(state.slider) };
  const tick = state.tick + 1;
  return { ...after, tick, ended: after.ended || tick >= KILN_STACK_TICKS };
}

/** Kiln Stack, tick by tick: a brick slides, `DROP` lets it go, what hangs over breaks off, a perfect drop widens the wall. */
export const kilnStack: Stepped<KilnStackState> = { maxTicks: KILN_STACK_TICKS, inputs: [DROP], create: createRun, step: stepRun };

import type { Moment, Painter, Studio } from '../frame/game.ts';
import { FIELD_WIDTH, FIRST_WIDTH, KILN_STACK_TICKS, type KilnStackState } from '../rules/index.ts';
import { createSparks } from '../frame/sparks.ts';
import { paintHeat, paintPiece, type Piece } from './bricks.ts';
import { createGoals } from './goals.ts';
import { paintKiln } from './kiln.ts';
import { layoutOf, type Layout } from './layout.ts';
import { paintPraise, type Praise } from './praise.ts';
import { createRubble } from './rubble.ts';

/** How high the brick slides above the wall, in courses. */
const LIFT = 0.9;
const DROP_MS = 80;
const RISE_PER_MS = 0.008;
const SLOW_TICKS = 100;
const HEAT_PER_MS = 0.032;
const HEAT_COURSES = 4;
const MISSED_PX = 9;
/** Perfect drops in a row that are felt harder and harder. */
const MOST_JOLTS = 5;
const SPARKS = 9;

const FOOT: Piece = {
  x: (FIELD_WIDTH - FIRST_WIDTH) >> 1,
  width: FIRST_WIDTH,
  course: 0,
  origin: (FIELD_WIDTH - FIRST_WIDTH) >> 1,
  isGlazed: false,
};

/** Where the brick of the first screen is: it goes to and fro, and nobody drops it. */
function idleX(at: number): number {
  const way = FIELD_WIDTH - FIRST_WIDTH;
  return ((Math.sin(at / 700) + 1) / 2) * way;
}

/** Draws Kiln Stack. */
export function createPainter(studio: Studio): Painter<KilnStackState> {
  const { surface, palette, sound, feel } = studio;
  const rubble = createRubble();
  const sparks = createSparks();
  const goals = createGoals(studio);
  let wall: Piece[] = [FOOT];
  let praise: Praise | undefined;
  let droppedAt = Number.NEGATIVE_INFINITY;
  let closedAt = Number.POSITIVE_INFINITY;
  let rise = 0;
  let paintedAt = 0;

  function cut(state: KilnStackState, at: number): void {
    const { x, width } = state.drop;
    const course = wall.length;
    const { top } = state;
    wall.push({ ...top, course, origin: x, isGlazed: false });
    if (x < top.x) rubble.add({ x, width: top.x - x, course, origin: x, isGlazed: false }, course, -1, at);
    const end = top.x + top.width;
    if (x + width > end) rubble.add({ x: end, width: x + width - end, course, origin: x, isGlazed: false }, course, 1, at);
    sound.lay(state.courses % 8);
    sound.crumble();
  }

  function perfect({ top, streak }: KilnStackState, at: number): void {
    const course = wall.length;
    wall.push({ ...top, course, origin: top.x, isGlazed: true });
    praise = { at, course, streak, x: top.x, width: top.width };
    sound.ring(streak);
    const harder = Math.min(streak, MOST_JOLTS);
    feel.jolt(1 + harder, at);
    if (studio.hasReducedMotion) return;
    const { left, unit, floor, course: high } = layoutOf(surface.width, surface.height);
    const burst = { x: left + top.x * unit, y: floor - course * high, width: top.width * unit, colour: palette('--fired') };
    sparks.burst({ ...burst, count: SPARKS * harder }, at);
  }

  function happened(state: KilnStackState, before: KilnStackState, at: number): void {
    droppedAt = at;
    const course = wall.length;
    if (state.drop.kind === 'missed') {
      const side = state.drop.x < before.top.x ? -1 : 1;
      rubble.add({ x: state.drop.x, width: state.drop.width, course, origin: state.drop.x, isGlazed: false }, course + LIFT, side, at);
      sound.crumble();
      feel.jolt(MISSED_PX, at);
      return;
    }
    if (state.drop.kind === 'perfect') perfect(state, at);
    else cut(state, at);
    if (state.courses % 10 === 0) studio.announce(studio.texts('kiln-stack.wall', { courses: state.courses, score: state.score }));
  }

  /** The kiln has closed: heat runs up through the wall. */
  function heatOf(course: number, at: number): number {
    if (studio.hasReducedMotion) return 0;
    return Math.max(0, 1 - Math.abs((at - closedAt) * HEAT_PER_MS - course) / HEAT_COURSES);
  }

  /** The picture follows the wall, smoothly where motion is wanted. */
  function follow(layout: Layout, at: number): void {
    const wanted = Math.max(0, wall.length - layout.courses) * layout.course;
    const share = studio.hasReducedMotion ? 1 : 1 - Math.exp(-RISE_PER_MS * Math.min(at - paintedAt, 100));
    rise += (wanted - rise) * share;
    if (Math.abs(wanted - rise) < 0.3) rise = wanted;
    paintedAt = at;
  }

  function paintWall(layout: Layout, at: number): void {
    const lowest = Math.max(0, Math.floor((layout.floor + rise - layout.height) / layout.course) - 1);
    const fallen = studio.hasReducedMotion ? 1 : Math.min((at - droppedAt) / DROP_MS, 1);
    for (let course = lowest; course < wall.length; course += 1) {
      const piece = wall[course];
      const isLast = course > 0 && course === wall.length - 1;
      const above = isLast ? LIFT * (1 - fallen * fallen) : 0;
      if (!piece) continue;
      const y = layout.floor + rise - (course + above) * layout.course;
      paintPiece(surface.context, piece, y, layout, palette);
      paintHeat(surface.context, piece, y, { layout, palette, heat: heatOf(course - lowest, at) });
    }
  }

  function paintSlider(state: KilnStackState, layout: Layout, { fraction, at, isIdle }: Moment): void {
    const { slider } = state;
    const ahead = Math.max(0, Math.min(slider.x + slider.velocity * fraction, FIELD_WIDTH - slider.width));
    const x = isIdle && !studio.hasReducedMotion ? idleX(at) : ahead;
    const piece = { x, width: slider.width, course: wall.length, origin: x, isGlazed: false };
    paintPiece(surface.context, piece, layout.floor + rise - (wall.length + LIFT) * layout.course, layout, palette);
  }

  return {
    begin(state, marks) {
      wall = [FOOT];
      sparks.clear();
      goals.begin(state, marks);
      praise = undefined;
      rise = 0;
      droppedAt = Number.NEGATIVE_INFINITY;
      closedAt = Number.POSITIVE_INFINITY;
      rubble.clear();
    },
    stepped(state, before, at) {
      if (state.drop !== before.drop) happened(state, before, at);
      if (state.ended && state.drop.kind !== 'missed') closedAt = at;
      const left = kilnSecondsLeft(state.tick);
      if (state.tick % SLOW_TICKS === 0 && (left === 10 || left === 5))
        studio.announce(studio.texts('kiln-stack.seconds', { seconds: left }));
    },
    paint(state, moment) {
      const layout = layoutOf(surface.width, surface.height);
      follow(layout, moment.at);
      paintKiln(surface.context, layout, { rise, courses: wall.length, palette });
      goals.paint(surface.context, state, { layout, rise, at: moment.at });
      paintWall(layout, moment.at);
      if (!state.ended) paintSlider(state, layout, moment);
      rubble.paint(surface.context, moment.at, layout, rise, palette, studio.hasReducedMotion);
      surface.context.save();
      surface.context.translate(0, rise);
      sparks.paint(surface.context, moment.at);
      surface.context.restore();
      if (praise) paintPraise(surface.context, praise, moment.at, { layout, rise, studio });
    },
  };
}

/** Whole seconds until the kiln closes. */
export function kilnSecondsLeft(tick: number): number {
  return Math.ceil((KILN_STACK_TICKS - tick) / SLOW_TICKS);
}

import type { Palette } from '../frame/palette.ts';

/** Colours that the wall runs through, a step every ten courses. */
const RAMP = ['--clay-1', '--clay-2', '--clay-3', '--clay-4', '--clay-5', '--clay-6'] as const;
const COURSES_PER_STEP = 10;
/** Shades that light is told apart by, so that each is mixed once. */
const SHADES = 200;
const known = new Map<string, string>();

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const blend = (a: readonly number[], b: readonly number[], share: number) =>
  a.map((value, at) => value + ((b[at] ?? value) - value) * share);

function clay(course: number, palette: Palette): number[] {
  const step = Math.min(course / COURSES_PER_STEP, RAMP.length - 1);
  const [from, to] = [RAMP[Math.floor(step)], RAMP[Math.ceil(step)]].map((name) => channels(palette(name ?? '--clay-1')));
  return blend(from ?? [], to ?? [], step % 1);
}

function mixedOnce(key: string, mix: () => number[]): string {
  const found = known.get(key) ?? `rgb(${mix().map(Math.round).join(' ')})`;
  known.set(key, found);
  return found;
}

/** Colour of the clay in a course: the wall changes as it grows. */
export function clayOf(course: number, palette: Palette): string {
  return mixedOnce(`${palette('--clay-6')} ${course}`, () => clay(course, palette));
}

/** The kiln's own bricks in the light of the clay that is laid now, from 0 to 1. */
export function litBy(course: number, light: number, palette: Palette): string {
  const shade = Math.round(light * SHADES) / SHADES;
  const wall = palette('--surface-1');
  return mixedOnce(`${wall} ${course} ${shade}`, () => blend(channels(wall), clay(course, palette), shade));
}

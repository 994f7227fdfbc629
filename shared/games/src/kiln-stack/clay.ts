import type { Palette } from '../frame/palette.ts';

/** Colours that the wall runs through, a step every ten courses. */
const RAMP = ['--clay-1', '--clay-2', '--clay-3', '--clay-4', '--clay-5', '--clay-6'] as const;
const COURSES_PER_STEP = 10;
const known = new Map<string, string>();

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `rgb(${a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share)).join(' ')})`;
}

/** Colour of the clay in a course: the wall changes as it grows. */
export function clayOf(course: number, palette: Palette): string {
  const step = Math.min(course / COURSES_PER_STEP, RAMP.length - 1);
  const from = palette(RAMP[Math.floor(step)] ?? '--clay-1');
  const key = `${from} ${course}`;
  const found = known.get(key) ?? mixed(from, palette(RAMP[Math.ceil(step)] ?? '--clay-1'), step % 1);
  known.set(key, found);
  return found;
}

import { createHash } from 'node:crypto';
import { COLOURS, type Colour } from './colours.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './format.ts';

/** Where the wall begins, in px from the left; every second course begins half a brick later. */
export const WALL_LEFT = 816;

const COURSES = 9;
const PITCH = PICTURE_HEIGHT / COURSES;
const JOINT = 3;
const LENGTH = 160;
const RADIUS = 2;

/** Bricks that are laid, from the one that is seen most; then those that are fired already. */
const LAID: readonly Colour[] = ['--surface-2', '--surface-3', '--surface-1', '--ember-bg', '--glaze-bg', '--iris-bg'];
const FIRED: readonly Colour[] = ['--ember-500', '--ember-600', '--ember-400', '--ember-300'];
const GLAZED: readonly Colour[] = ['--glaze-400', '--iris-400'];

/** Numbers from 0 to 1 that follow from a text. */
function numbersOf(seed: string): () => number {
  let block = Buffer.alloc(0);
  let [round, at] = [0, 0];
  return () => {
    if (at >= block.length) {
      block = createHash('sha256').update(`${seed} ${round++}`).digest();
      at = 0;
    }
    return block[at++]! / 256;
  };
}

/** One of a list, the first ones more often. */
function pick<T>(list: readonly T[], number: number): T {
  return list[Math.floor(number ** 1.6 * list.length)]!;
}

/** @param height of the brick in the wall, 0 at the foot to 1 at the top: the wall burns from below and is not done above */
function brickLook(height: number, next: () => number): string {
  const [kind, shade] = [next(), next()];
  if (kind < 0.9 - height * 1.25) return `fill="${COLOURS[pick(FIRED, shade)]}"`;
  if (height > 0.45 && kind > 1.62 - height) return `fill="none" stroke="${COLOURS['--line']}" stroke-width="1.5" stroke-dasharray="6 5"`;
  if (kind > 0.95) return `fill="${COLOURS[pick(GLAZED, shade)]}"`;
  return `fill="${COLOURS[pick(LAID, shade)]}"`;
}

/** The wall of a page, in running bond over the right edge: the same page always has the same one. */
export function drawWall(seed: string): string {
  const next = numbersOf(seed);
  const bricks: string[] = [];
  for (let course = 0; course < COURSES; course += 1) {
    const start = WALL_LEFT + (course % 2 === 0 ? LENGTH / 2 : 0);
    for (let left = start; left < PICTURE_WIDTH; left += LENGTH) {
      const place = `x="${left}" y="${course * PITCH + JOINT / 2}" width="${LENGTH - JOINT}" height="${PITCH - JOINT}" rx="${RADIUS}"`;
      bricks.push(`<rect ${place} ${brickLook(1 - (course + 0.5) / COURSES, next)}/>`);
    }
  }
  return bricks.join('');
}

import { FIELD_WIDTH } from '../rules/index.ts';
import type { Palette } from '../frame/palette.ts';
import { litBy } from './clay.ts';
import type { Layout } from './layout.ts';

const MARK_EVERY = 10;
/** How much of the fire's light the lowest bricks have, and how high it reaches, in parts of the picture. */
const GLOW = 0.18;
const REACHES = 0.8;

/** The kiln around a wall of so many courses, sunk by so many pixels. */
interface Scene {
  rise: number;
  courses: number;
  palette: Palette;
}

/**
 * The inside of the kiln: a wall of faint bricks behind everything, which sinks slower than the wall in front, in the light of
 * the clay that is laid now. Light that lay over the picture would have to be blended into every one of its pixels.
 */
function paintBack(
  context: CanvasRenderingContext2D,
  { width, height, course, joint, left }: Layout,
  { rise, courses, palette }: Scene,
): void {
  const brick = course * 2.6;
  const offset = (rise * 0.4) % (course * 2);
  for (let row = -2; row * course < height; row += 1) {
    const y = row * course + offset;
    context.fillStyle = litBy(courses, GLOW * Math.max(0, 1 - (1 - y / height) / REACHES), palette);
    const shift = (row & 1 ? brick / 2 : 0) + (left % brick) - brick;
    for (let x = shift; x < width; x += brick) context.fillRect(Math.round(x), Math.round(y), brick - joint, course - joint);
  }
}

/** The hearth that the wall stands on, as wide as the picture. */
function paintHearth(
  context: CanvasRenderingContext2D,
  { width, height, course, joint, floor }: Layout,
  rise: number,
  palette: Palette,
): void {
  const brick = course * 3.2;
  const top = floor + rise;
  if (top > height) return;
  context.fillStyle = palette('--bg');
  context.fillRect(0, top, width, height - top);
  context.fillStyle = palette('--surface-3');
  for (let row = 0; top + row * course < height; row += 1) {
    for (let x = row & 1 ? -brick / 2 : 0; x < width; x += brick)
      context.fillRect(Math.round(x), Math.round(top + row * course + joint), brick - joint, course - joint);
  }
}

/** Heights at the edge of the field, every tenth course. */
function paintMarks(context: CanvasRenderingContext2D, layout: Layout, rise: number, palette: Palette): void {
  const { height, course, left, floor, width, unit } = layout;
  const right = Math.min(left + FIELD_WIDTH * unit, width);
  context.font = `600 12px ${palette('--font-ui')}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (let mark = MARK_EVERY; floor + rise - (mark + 1) * course > -course; mark += MARK_EVERY) {
    const y = Math.round(floor + rise - (mark + 1) * course);
    if (y > height) continue;
    context.fillStyle = palette('--line');
    context.fillRect(left, y, FIELD_WIDTH * unit, 1);
    context.fillStyle = palette('--text-3');
    context.fillText(String(mark), right, y - 10);
  }
}

export function paintKiln(context: CanvasRenderingContext2D, layout: Layout, scene: Scene): void {
  const { rise, palette } = scene;
  paintBack(context, layout, scene);
  paintMarks(context, layout, rise, palette);
  paintHearth(context, layout, rise, palette);
}

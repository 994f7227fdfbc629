import type { Palette } from '../frame/palette.ts';
import type { Surface } from '../frame/surface.ts';
import { SIDE } from '../rules/index.ts';
import { cornerOf, type Layout } from './layout.ts';

/** The kiln's shelf: faint bricks behind, a tray, and its free places. */
export function paintBoard({ context, width, height }: Surface, layout: Layout, palette: Palette): void {
  const { left, top, board, tile } = layout;
  const course = Math.round(tile / 2.4);
  const brick = course * 2.6;
  context.fillStyle = palette('--surface-1');
  for (let row = 0; row * course < height; row += 1) {
    for (let x = (row & 1 ? -brick / 2 : 0) + (left % brick) - brick; x < width; x += brick)
      context.fillRect(Math.round(x), row * course, brick - 3, course - 3);
  }
  context.fillStyle = palette('--bg-sunken');
  context.strokeStyle = palette('--line');
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left - 0.5, top - 0.5, board + 1, board + 1, 8);
  context.fill();
  context.stroke();
  context.fillStyle = palette('--surface-1');
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const { x, y } = cornerOf(at, layout);
    context.beginPath();
    context.roundRect(x, y, tile, tile, 3);
    context.fill();
  }
}

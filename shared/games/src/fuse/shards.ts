import type { Palette } from '../frame/palette.ts';
import { LAST_GLAZE } from './story.ts';

const BURST_MS = 700;
const GRAVITY = 0.0016;
const PIECES = 4;

/** A tile that burst; `x` and `y` are its upper left corner. */
export interface Burst {
  x: number;
  y: number;
  size: number;
  glaze: number;
  at: number;
}

/** Paints the pieces of a burst tile as they fly apart; they stay where they are when motion is not wanted. */
export function paintShards(context: CanvasRenderingContext2D, burst: Burst, at: number, palette: Palette, isStill: boolean): void {
  const age = Math.max(0, at - burst.at);
  const share = Math.min(age / BURST_MS, 1);
  const piece = burst.size / PIECES;
  context.save();
  context.globalAlpha = 1 - share;
  context.fillStyle = palette(`--tile-${Math.min(burst.glaze, LAST_GLAZE)}`);
  for (let row = 0; row < PIECES; row += 1) {
    for (let column = 0; column < PIECES; column += 1) {
      const uneven = ((row * 5 + column * 3) % 7) / 7;
      const moved = isStill ? 0 : age;
      const x = burst.x + column * piece + (column - 1.5) * moved * (0.05 + 0.05 * uneven);
      const y = burst.y + row * piece + (row - 2.2) * moved * 0.08 + (GRAVITY * moved * moved) / 2;
      context.fillRect(x, y, piece - 2, piece - 2);
    }
  }
  context.restore();
}

import type { Palette } from '../frame/palette.ts';
import { bricksOf, colourOf, type Piece } from './bricks.ts';
import type { Layout } from './layout.ts';

const GRAVITY = 0.0021;
const FADE_MS = 220;
const FALL_MS = 1400;

interface Falling {
  /** Units of the rules. */
  x: number;
  width: number;
  /** Height of its foot above the wall's foot, in courses. */
  height: number;
  /** Pixels per ms, and turns per ms. */
  drift: number;
  spin: number;
  colour: Pick<Piece, 'course' | 'isGlazed'>;
  since: number;
}

/** Bricks that broke off: each falls by itself, or fades where motion is not wanted. */
export function createRubble() {
  let falling: Falling[] = [];
  return {
    clear: () => void (falling = []),
    /** @param side -1 where it hangs over on the left, 1 on the right */
    add(piece: Piece, height: number, side: number, at: number): void {
      for (const { x, width, index } of bricksOf(piece)) {
        const uneven = ((index * 37) % 7) / 7;
        const drift = side * (0.03 + 0.05 * uneven);
        falling.push({ x, width, height, drift, spin: side * (0.0009 + 0.0016 * uneven), colour: piece, since: at });
      }
    },
    paint(context: CanvasRenderingContext2D, at: number, layout: Layout, rise: number, palette: Palette, isStill: boolean): void {
      falling = falling.filter(({ since }) => at - since < (isStill ? FADE_MS : FALL_MS));
      for (const { x, width, height, drift, spin, colour, since } of falling) {
        const age = Math.max(at - since, 0);
        const moved = isStill ? 0 : age;
        const [w, h] = [Math.max(width * layout.unit - layout.joint, 1), layout.course - layout.joint];
        context.save();
        context.globalAlpha = isStill ? 1 - age / FADE_MS : 1;
        context.translate(
          layout.left + x * layout.unit + w / 2 + drift * moved,
          layout.floor + rise - height * layout.course - h / 2 + (GRAVITY * moved * moved) / 2,
        );
        context.rotate(spin * moved);
        context.fillStyle = colourOf(colour, palette);
        context.fillRect(-w / 2, -h / 2, w, h);
        context.restore();
      }
    },
  };
}

import type { Palette } from '../frame/palette.ts';
import { clayOf } from './clay.ts';
import type { Layout } from './layout.ts';

/** A piece of wall: lengths in units of the rules. */
export interface Piece {
  x: number;
  width: number;
  /** Number of its course; decides colour and bond. */
  course: number;
  /** Where its bricks are counted from: what is cut off keeps its joints. */
  origin: number;
  isGlazed: boolean;
}

/** One brick of a piece, in units of the rules. */
export interface Brick {
  x: number;
  width: number;
  index: number;
}

/** Length of a whole brick with its joint, in units of the rules. */
const BRICK = 600;
const SHADES = 5;

/** The bricks of a piece in running bond: every second course begins with half a brick. */
export function bricksOf({ x, width, course, origin }: Piece): Brick[] {
  const first = origin - (course % 2 === 0 ? 0 : BRICK / 2);
  const bricks: Brick[] = [];
  for (let index = Math.floor((x - first) / BRICK); first + index * BRICK < x + width; index += 1) {
    const from = Math.max(x, first + index * BRICK);
    const to = Math.min(x + width, first + (index + 1) * BRICK);
    if (to > from) bricks.push({ x: from, width: to - from, index });
  }
  return bricks;
}

/** Colour of a piece's bricks. */
export function colourOf({ course, isGlazed }: Pick<Piece, 'course' | 'isGlazed'>, palette: Palette): string {
  return isGlazed ? palette('--fired') : clayOf(course, palette);
}

/** Paints a piece with its foot at `y`. */
export function paintPiece(context: CanvasRenderingContext2D, piece: Piece, y: number, layout: Layout, palette: Palette): void {
  const { left, unit, course, joint } = layout;
  const colour = colourOf(piece, palette);
  const shade = palette('--bg-sunken');
  for (const brick of bricksOf(piece)) {
    const x = left + brick.x * unit;
    const width = Math.max(brick.width * unit - joint, 1);
    context.fillStyle = colour;
    context.fillRect(x, y - course + joint, width, course - joint);
    // No two bricks leave the kiln alike.
    context.globalAlpha = ((piece.course * 7 + brick.index * 3) % SHADES) * 0.035;
    context.fillStyle = shade;
    context.fillRect(x, y - course + joint, width, course - joint);
    context.globalAlpha = 1;
  }
}

/** Lays heat over a piece, from 0 to 1. */
export function paintHeat(
  context: CanvasRenderingContext2D,
  { x, width }: Piece,
  y: number,
  { layout, palette, heat }: { layout: Layout; palette: Palette; heat: number },
): void {
  if (heat <= 0) return;
  const { left, unit, course, joint } = layout;
  context.globalAlpha = heat;
  context.fillStyle = palette('--ember-300');
  context.fillRect(left + x * unit, y - course + joint, width * unit - joint, course - joint);
  context.globalAlpha = 1;
}

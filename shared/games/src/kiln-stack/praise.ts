import type { Studio } from '../frame/game.ts';
import type { Layout } from './layout.ts';

const LASTS_MS = 700;
const GROWS_PX = 14;
const GAP_PX = 16;
/** How many perfect drops in a row are called what. */
const WORDS = [
  [6, 'kiln-stack.master'],
  [3, 'kiln-stack.superb'],
  [0, 'kiln-stack.perfect'],
] as const;

/** A perfect drop that was just made; lengths in units of the rules. */
export interface Praise {
  at: number;
  course: number;
  streak: number;
  x: number;
  width: number;
}

/** A frame that opens around the perfect brick, and its word beside it. */
export function paintPraise(
  context: CanvasRenderingContext2D,
  { at: since, course, streak, x, width }: Praise,
  at: number,
  { layout, rise, studio }: { layout: Layout; rise: number; studio: Studio },
): void {
  const age = (at - since) / LASTS_MS;
  if (age < 0 || age >= 1) return;
  const { left, unit, floor, course: high, joint } = layout;
  const open = studio.hasReducedMotion ? 3 : GROWS_PX * (1 - (1 - age) ** 3);
  const top = floor + rise - (course + 1) * high + joint;
  context.save();
  context.globalAlpha = (1 - age) ** 1.5;
  context.strokeStyle = studio.palette('--glaze-300');
  context.lineWidth = 2;
  context.strokeRect(left + x * unit - open, top - open, width * unit - joint + 2 * open, high - joint + 2 * open);
  context.globalAlpha = Math.min(1, 2 * (1 - age));
  context.fillStyle = studio.palette('--glaze-text');
  context.font = `700 ${Math.min(15 + streak, 20)}px ${studio.palette('--font-display')}`;
  context.textBaseline = 'middle';
  const [, key] = WORDS.find(([least]) => streak >= least) ?? WORDS[2];
  const name = studio.texts(key);
  const word = streak > 1 ? `${name} × ${streak}` : name;
  const end = left + (x + width) * unit + GAP_PX;
  const fitsBeside = end + context.measureText(word).width < layout.width - GAP_PX;
  context.textAlign = fitsBeside ? 'left' : 'right';
  context.fillText(word, fitsBeside ? end : left + x * unit - GAP_PX, top + (high - joint) / 2);
  context.restore();
}

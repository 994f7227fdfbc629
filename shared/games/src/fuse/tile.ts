import type { Palette } from '../frame/palette.ts';
import { FUSE_MOVES, type Tile } from '../rules/index.ts';
import { LAST_GLAZE } from './story.ts';

/** Where and how large a tile is drawn; `x` and `y` are its upper left corner at scale 1. */
export interface Place {
  x: number;
  y: number;
  size: number;
  scale: number;
}

/** Glazes whose letters are light. */
const CHALK: Record<'dark' | 'light', readonly number[]> = { dark: [1, 2, 3, 4, 8], light: [3, 8] };
const FOOT = 0.13;
const NOTCH = 0.2;
const RADIUS = 3;
/** A crack from the notch down through the tile, in parts of its size. */
const CRACK = [
  [0.8, 0.02],
  [0.7, 0.2],
  [0.78, 0.36],
  [0.6, 0.5],
  [0.68, 0.66],
  [0.5, 0.78],
  [0.54, 0.98],
] as const;
const TWIG = [
  [0.68, 0.66],
  [0.84, 0.7],
  [0.92, 0.82],
] as const;
const URGENT_MOVES = 3;

function outline(context: CanvasRenderingContext2D, size: number, isCracked: boolean): void {
  context.beginPath();
  if (!isCracked) return context.roundRect(0, 0, size, size, RADIUS);
  const notch = size * NOTCH;
  context.moveTo(RADIUS, 0);
  context.lineTo(size - notch, 0);
  context.lineTo(size, notch);
  context.arcTo(size, size, 0, size, RADIUS);
  context.arcTo(0, size, 0, 0, RADIUS);
  context.arcTo(0, 0, size, 0, RADIUS);
  context.closePath();
}

function line(context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[], size: number): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x * size, y * size);
  context.stroke();
}

/** What is left of the fuse: a line around the tile that grows shorter, and the moves in the notch's corner. */
function paintFuse(context: CanvasRenderingContext2D, fuse: number, size: number, palette: Palette): void {
  const colour = palette(fuse <= URGENT_MOVES ? '--danger-400' : '--ember-text');
  const gap = 3.5;
  const round = 4 * size + 8 * gap;
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.setLineDash([(round * fuse) / FUSE_MOVES, round]);
  context.beginPath();
  context.moveTo(size + gap, -gap);
  context.lineTo(size + gap, size + gap);
  context.lineTo(-gap, size + gap);
  context.lineTo(-gap, -gap);
  context.lineTo(size + gap, -gap);
  context.stroke();
  context.setLineDash([]);
  const radius = Math.max(10, size * 0.17);
  context.fillStyle = palette('--bg');
  context.beginPath();
  context.arc(size - radius * 0.55, radius * 0.55, radius + 2, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.arc(size - radius * 0.55, radius * 0.55, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = palette('--bg');
  context.font = `700 ${Math.round(radius * 1.25)}px ${palette('--font-ui')}`;
  context.fillText(String(fuse), size - radius * 0.55, radius * 0.62);
  context.restore();
}

/** Paints a tile: glaze over a bare foot, its number, its crack. */
export function paintTile(context: CanvasRenderingContext2D, { glaze, fuse }: Tile, { x, y, size, scale }: Place, palette: Palette): void {
  const theme = document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
  const shown = Math.min(glaze, LAST_GLAZE);
  const ink = palette(CHALK[theme].includes(shown) ? '--tile-chalk' : '--tile-ink');
  const isCracked = fuse > 0;
  context.save();
  context.translate(x + size / 2, y + size / 2);
  context.scale(scale, scale);
  context.translate(-size / 2, -size / 2);
  outline(context, size, isCracked);
  context.fillStyle = palette(`--tile-${shown}`);
  context.fill();
  context.save();
  context.clip();
  context.globalAlpha = 0.16;
  context.fillStyle = palette('--tile-ink');
  context.fillRect(0, size * (1 - FOOT), size, size * FOOT);
  context.globalAlpha = 1;
  if (isCracked) {
    context.strokeStyle = palette('--bg');
    context.lineJoin = 'round';
    context.lineWidth = Math.max(2, size * 0.035);
    line(context, CRACK, size);
    line(context, TWIG, size);
  }
  context.restore();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(size * 0.42)}px ${palette('--font-display')}`;
  context.fillText(String(glaze), size * (isCracked ? 0.38 : 0.5), size * 0.47);
  if (isCracked) paintFuse(context, fuse, size, palette);
  context.restore();
}

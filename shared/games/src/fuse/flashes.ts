import type { Studio } from '../frame/game.ts';
import { cornerOf, type Layout } from './layout.ts';

const LASTS_MS = 1040;
const OPENS_MS = 520;
const OPENS_PX = 16;
const RISES_PX = 16;

/** What is said over a cell: a crack that was saved, tiles that merged at once, a glaze that is new. */
export interface Flash {
  cell: number;
  text: string;
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Cells that ring out in glaze, each with its word. */
export function createFlashes({ surface, palette, feel }: Studio) {
  let flashes: (Flash & { since: number })[] = [];
  const { context } = surface;

  function paintFrame(x: number, y: number, size: number, age: number): void {
    const open = feel.isStill ? 3 : OPENS_PX * easeOut(Math.min(age / OPENS_MS, 1));
    context.strokeStyle = palette('--glaze-300');
    context.lineWidth = 3;
    context.globalAlpha = Math.max(0, 1 - age / OPENS_MS);
    context.strokeRect(x - open, y - open, size + 2 * open, size + 2 * open);
  }

  function paintWord(text: string, centre: number, y: number, age: number): void {
    context.globalAlpha = Math.min(1, 2 * (1 - age / LASTS_MS));
    context.font = `700 15px ${palette('--font-display')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const half = context.measureText(text).width / 2 + 8;
    const middle = y + 4 - (feel.isStill ? 0 : (RISES_PX * age) / LASTS_MS);
    const x = Math.max(half + 4, Math.min(centre, surface.width - half - 4));
    context.fillStyle = palette('--glaze-bg');
    context.fillRect(x - half, middle - 12, 2 * half, 24);
    context.fillStyle = palette('--glaze-text');
    context.fillText(text, x, middle);
  }

  return {
    clear: () => void (flashes = []),
    add: (added: readonly Flash[], since: number) => void (flashes = [...flashes, ...added.map((flash) => ({ ...flash, since }))]),
    paint(layout: Layout, at: number): void {
      flashes = flashes.filter(({ since }) => at - since < LASTS_MS);
      for (const { cell, text, since } of flashes) {
        const age = at - since;
        if (age < 0) continue;
        const { x, y } = cornerOf(cell, layout);
        context.save();
        paintFrame(x, y, layout.tile, age);
        paintWord(text, x + layout.tile / 2, y, age);
        context.restore();
      }
    },
  };
}

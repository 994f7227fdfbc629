import type { Studio } from '../frame/game.ts';
import type { Layout } from './layout.ts';
import { glazeName, LAST_GLAZE } from './story.ts';

const GAP = 4;
const HEIGHT = 10;
/** Distance from the board, and from the swatches to the name. */
const ABOVE = 14;
const NAME = 9;

/** All glazes under the board in their order, those that were reached in colour, and the name of the highest. */
export function paintLegend({ surface, palette, texts }: Studio, { left, top, board }: Layout, highest: number): void {
  const { context } = surface;
  const width = (board + GAP) / LAST_GLAZE;
  const y = top + board + ABOVE;
  context.lineWidth = 1;
  for (let glaze = 1; glaze <= LAST_GLAZE; glaze += 1) {
    const x = left + (glaze - 1) * width;
    context.fillStyle = palette(`--tile-${glaze}`);
    context.strokeStyle = palette('--line');
    if (glaze <= highest) context.fillRect(x, y, width - GAP, HEIGHT);
    context.strokeRect(x + 0.5, y + 0.5, width - GAP - 1, HEIGHT - 1);
  }
  const name = glazeName(texts, highest);
  context.font = `600 13px ${palette('--font-ui')}`;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.fillStyle = palette('--text-2');
  const wanted = left + (Math.min(highest, LAST_GLAZE) - 1) * width;
  context.fillText(name, Math.min(wanted, left + board - context.measureText(name).width), y + HEIGHT + NAME);
}

import type { Painter, Studio } from '../frame/game.ts';
import type { FuseState, Tile } from '../rules/index.ts';
import { paintBoard } from './board.ts';
import { cornerOf, layoutOf, type Layout } from './layout.ts';
import { paintShards } from './shards.ts';
import { narrate } from './story.ts';
import { paintTile } from './tile.ts';

/** How long tiles slide, then how long merged and new ones come up. */
export const SLIDE_MS = 100;
const POP_MS = 140;
const FLASH_MS = 520;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Draws Fuse. */
export function createPainter(studio: Studio): Painter<FuseState> {
  const { surface, palette } = studio;
  const { context } = surface;
  let movedAt = Number.NEGATIVE_INFINITY;
  let flashes: { at: number; cell: number; text: string }[] = [];

  function paintAt(tile: Tile, cell: { x: number; y: number }, layout: Layout, scale: number): void {
    paintTile(context, tile, { ...cell, size: layout.tile, scale }, palette);
  }

  /** Tiles on their way: those that will merge go beneath the others. */
  function paintTravels(state: FuseState, layout: Layout, share: number): void {
    for (const { from, to, tile } of [...state.travels].sort((a, b) => Number(b.isMerged) - Number(a.isMerged))) {
      const [a, b] = [cornerOf(from, layout), cornerOf(to, layout)];
      paintAt(tile, { x: a.x + (b.x - a.x) * easeOut(share), y: a.y + (b.y - a.y) * easeOut(share) }, layout, 1);
    }
  }

  function scaleOf(state: FuseState, cell: number, share: number): number {
    if (share >= 1 || studio.hasReducedMotion) return 1;
    if (cell === state.arrived) return 0.5 + 0.5 * easeOut(share);
    return state.merges.some(({ at }) => at === cell) ? 1 + 0.12 * Math.sin(Math.PI * share) : 1;
  }

  function paintRest(state: FuseState, layout: Layout, at: number): void {
    const share = Math.min((at - movedAt - SLIDE_MS) / POP_MS, 1);
    const order = state.cells.map((tile, cell) => ({ tile, cell, scale: scaleOf(state, cell, share) })).sort((a, b) => a.scale - b.scale);
    for (const { tile, cell, scale } of order) {
      if (!tile) continue;
      const corner = cornerOf(cell, layout);
      if (state.end === 'burnt' && tile.fuse === 1)
        paintShards(
          context,
          { ...corner, size: layout.tile, glaze: tile.glaze, at: movedAt + SLIDE_MS },
          at,
          palette,
          studio.hasReducedMotion,
        );
      else paintAt(tile, corner, layout, scale);
    }
  }

  /** A fired crack: its tile rings out in glaze, and says what it brought. */
  function paintFlashes(layout: Layout, at: number): void {
    flashes = flashes.filter((flash) => at - flash.at < FLASH_MS * 2);
    for (const { at: since, cell, text } of flashes) {
      const age = (at - since) / FLASH_MS;
      if (age < 0) continue;
      const { x, y } = cornerOf(cell, layout);
      const open = studio.hasReducedMotion ? 3 : 16 * easeOut(Math.min(age, 1));
      context.save();
      context.strokeStyle = palette('--glaze-300');
      context.lineWidth = 3;
      context.globalAlpha = Math.max(0, 1 - age);
      context.strokeRect(x - open, y - open, layout.tile + 2 * open, layout.tile + 2 * open);
      context.globalAlpha = Math.min(1, 2 * (2 - age));
      context.font = `700 15px ${palette('--font-ui')}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      const wide = context.measureText(text).width + 16;
      const centre = x + layout.tile / 2;
      const middle = y + 4 - (studio.hasReducedMotion ? 0 : 8 * age);
      context.fillStyle = palette('--glaze-bg');
      context.fillRect(centre - wide / 2, middle - 12, wide, 24);
      context.fillStyle = palette('--glaze-text');
      context.fillText(text, centre, middle);
      context.restore();
    }
  }

  return {
    begin() {
      movedAt = Number.NEGATIVE_INFINITY;
      flashes = [];
    },
    stepped(state, before, at) {
      if (state.moves === before.moves) return;
      movedAt = at;
      const fired = narrate(state, before, studio);
      flashes.push(...fired.map(({ cell, text }) => ({ at: at + SLIDE_MS, cell, text })));
    },
    paint(state, { at }) {
      const layout = layoutOf(surface.width, surface.height);
      paintBoard(surface, layout, palette);
      const share = studio.hasReducedMotion ? 1 : Math.min((at - movedAt) / SLIDE_MS, 1);
      if (share < 1) paintTravels(state, layout, share);
      else paintRest(state, layout, at);
      paintFlashes(layout, at);
    },
  };
}

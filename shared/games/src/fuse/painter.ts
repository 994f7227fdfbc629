import type { Painter, Studio } from '../frame/game.ts';
import { createSparks } from '../frame/sparks.ts';
import type { FuseState, Tile } from '../rules/index.ts';
import { paintBoard } from './board.ts';
import { cornerOf, layoutOf, type Layout } from './layout.ts';
import { createFlashes } from './flashes.ts';
import { paintLegend } from './legend.ts';
import { paintShards } from './shards.ts';
import { highestGlaze, LAST_GLAZE, narrate } from './story.ts';
import { paintTile } from './tile.ts';

/** How long tiles slide, then how long merged and new ones come up. */
export const SLIDE_MS = 100;
const POP_MS = 140;
/** Between one tile of the first board and the next. */
const DEAL_MS = 45;
const FIRST_SPARKING = 3;
const SPARKS_PER_GLAZE = 3;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Draws Fuse. */
export function createPainter(studio: Studio): Painter<FuseState> {
  const { surface, palette } = studio;
  const { context } = surface;
  let movedAt = Number.NEGATIVE_INFINITY;
  let begunAt: number | undefined;
  let highest = 0;
  const flashes = createFlashes(studio);
  const sparks = createSparks();

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

  /** The first tiles are dealt, one after the other. */
  const dealt = (cell: number, at: number) => easeOut(Math.max(0, Math.min((at - (begunAt ?? at) - (cell % 7) * DEAL_MS) / POP_MS, 1)));

  function scaleOf(state: FuseState, cell: number, share: number, at: number): number {
    if (studio.hasReducedMotion) return 1;
    if (state.moves === 0) return dealt(cell, at);
    if (share >= 1) return 1;
    if (cell === state.arrived) return 0.5 + 0.5 * easeOut(share);
    return state.merges.some(({ at }) => at === cell) ? 1 + 0.12 * Math.sin(Math.PI * share) : 1;
  }

  function paintRest(state: FuseState, layout: Layout, at: number): void {
    const share = Math.min((at - movedAt - SLIDE_MS) / POP_MS, 1);
    const order = state.cells
      .map((tile, cell) => ({ tile, cell, scale: scaleOf(state, cell, share, at) }))
      .sort((a, b) => a.scale - b.scale);
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

  /** A merge of a higher glaze throws sparks of it. */
  function spark({ merges }: FuseState, at: number): void {
    if (studio.hasReducedMotion) return;
    const layout = layoutOf(surface.width, surface.height);
    for (const { at: cell, glaze } of merges) {
      if (glaze < FIRST_SPARKING) continue;
      const { x, y } = cornerOf(cell, layout);
      const colour = palette(`--tile-${Math.min(glaze, LAST_GLAZE)}`);
      sparks.burst({ x, y: y + layout.tile / 2, width: layout.tile, colour, count: glaze * SPARKS_PER_GLAZE }, at);
    }
  }

  return {
    begin(state) {
      movedAt = Number.NEGATIVE_INFINITY;
      begunAt = undefined;
      highest = highestGlaze(state);
      flashes.clear();
      sparks.clear();
    },
    stepped(state, before, at) {
      if (state.moves === before.moves) return;
      movedAt = at;
      flashes.add(narrate(state, highest, studio, at), at + SLIDE_MS);
      spark(state, at);
      highest = Math.max(highest, highestGlaze(state));
    },
    paint(state, { at, isIdle }) {
      begunAt ??= at;
      const layout = layoutOf(surface.width, surface.height);
      paintBoard(surface, layout, palette);
      const share = studio.hasReducedMotion ? 1 : Math.min((at - movedAt) / SLIDE_MS, 1);
      if (share < 1) paintTravels(state, layout, share);
      else paintRest(state, layout, at);
      sparks.paint(context, at);
      flashes.paint(layout, at);
      // The rules stand there before the first move.
      if (state.moves > 0 && !isIdle) paintLegend(studio, layout, highest);
    },
  };
}

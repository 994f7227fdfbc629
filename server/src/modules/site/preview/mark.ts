import { COLOURS } from './colours.ts';

/** The mark of the site as `shared/ui` draws it: x, y, width and strength of each brick. */
const BRICKS = [
  [0, 0, 12, 1],
  [14, 0, 12, 0.68],
  [0, 8, 5, 0.54],
  [7, 8, 12, 1],
  [21, 8, 5, 0.82],
  [0, 16, 12, 0.82],
  [14, 16, 12, 1],
] as const;

const BOX = { width: 26, height: 22 };

/** The mark at a place, `height` px high. @returns also its width in px */
export function drawMark(x: number, y: number, height: number): { svg: string; width: number } {
  const scale = height / BOX.height;
  const bricks = BRICKS.map(
    ([left, top, width, opacity]) => `<rect x="${left}" y="${top}" width="${width}" height="6" opacity="${opacity}"/>`,
  );
  return {
    svg: `<g transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" fill="${COLOURS['--ember-500']}">${bricks.join('')}</g>`,
    width: BOX.width * scale,
  };
}

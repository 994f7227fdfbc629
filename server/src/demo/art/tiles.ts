import type { Chance } from './chance.ts';
import { circle, fade, n, path, rect, SIDE, trait, type Drawn } from './work.ts';

/** Ground, glaze, accent, line. */
const GLAZES = {
  Celadon: ['#e7eee2', '#7fa58c', '#3f6b5a', '#c8d9c4'],
  Cobalt: ['#eef1f4', '#2f5fa8', '#173563', '#a9c2e6'],
  Tenmoku: ['#f0e4d2', '#6b3f26', '#2c1a12', '#c98a4b'],
  Terracotta: ['#f6e7da', '#c8643f', '#8b3a22', '#eab08f'],
  Shino: ['#fbf3ec', '#e2a58b', '#b9553b', '#f4d4c2'],
  'Ox Blood': ['#f3e3dd', '#8e1f24', '#4c0d14', '#d98d7c'],
  Gold: ['#1d1a17', '#c99a3b', '#f2d58a', '#6d5321'],
} as const;
const GLAZE_ODDS = { Celadon: 26, Cobalt: 22, Terracotta: 20, Tenmoku: 14, Shino: 10, 'Ox Blood': 6, Gold: 2 };
const PATTERN_ODDS = { Arcs: 30, Petals: 24, Diagonals: 20, Rings: 16, Steps: 10 };
const GRID_ODDS = { '4 × 4': 40, '6 × 6': 38, '3 × 3': 22 };
const REPAIR_ODDS = { None: 82, 'Kiln Kiss': 11, 'Gold Seam': 7 };

type Colours = readonly [ground: string, glaze: string, accent: string, line: string];
type Tile = (x: number, y: number, size: number, colours: Colours, chance: Chance) => string;

/** Quarter circles about one corner, and the one opposite. */
const arcs: Tile = (x, y, size, [, glaze, accent, line], chance) => {
  const [left, right] = chance.next() < 0.5 ? [x, x + size] : [x + size, x];
  const bottom = y + size;
  const band = (cx: number, cy: number) =>
    circle(cx, cy, size * 0.68, glaze) + circle(cx, cy, size * 0.5, line) + circle(cx, cy, size * 0.32, accent);
  return band(left, y) + band(right, bottom);
};
const petals: Tile = (x, y, size, [, glaze, accent, line], chance) => {
  const leaf = (x1: number, y1: number, x2: number, y2: number, fill: string) =>
    path(`M${n(x1)} ${n(y1)}A${n(size)} ${n(size)} 0 0 1 ${n(x2)} ${n(y2)}A${n(size)} ${n(size)} 0 0 1 ${n(x1)} ${n(y1)}Z`, fill);
  const falling = chance.next() < 0.5;
  const fill = chance.pick([glaze, glaze, accent]);
  const dot = circle(x + size / 2, y + size / 2, size * 0.1, line);
  return (falling ? leaf(x, y, x + size, y + size, fill) : leaf(x + size, y, x, y + size, fill)) + dot;
};
const diagonals: Tile = (x, y, size, [, glaze, accent, line], chance) => {
  const [first, second] = chance.next() < 0.5 ? [glaze, accent] : [line, glaze];
  const corner = chance.next() < 0.5 ? `M${n(x)} ${n(y)}h${n(size)}l${n(-size)} ${n(size)}Z` : `M${n(x)} ${n(y)}h${n(size)}v${n(size)}Z`;
  return rect(x, y, size, size, second) + path(corner, first);
};
const rings: Tile = (x, y, size, [ground, glaze, accent, line], chance) => {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const [outer, inner] = chance.pick([
    [glaze, ground],
    [accent, line],
    [line, accent],
  ] as const);
  return circle(cx, cy, size * 0.46, outer) + circle(cx, cy, size * 0.32, ground) + circle(cx, cy, size * 0.2, inner);
};
const steps: Tile = (x, y, size, [, glaze, accent, line], chance) => {
  const quarter = size / 4;
  const rising = chance.next() < 0.5;
  return [accent, glaze, line, glaze]
    .map((fill, index) => rect(x, y + index * quarter, rising ? size - index * quarter : (index + 1) * quarter, quarter, fill))
    .join('');
};
const TILES = { Arcs: arcs, Petals: petals, Diagonals: diagonals, Rings: rings, Steps: steps };

const seam = (chance: Chance): string => {
  let [x, y] = [chance.between(120, 480), 0];
  let d = `M${n(x)} 0`;
  while (y < SIDE) {
    x += chance.between(-60, 60);
    y += chance.between(40, 90);
    d += `L${n(x)} ${n(y)}`;
  }
  return path(d, 'none', 'stroke="#d9ae4a" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"');
};
const kiss = (chance: Chance): string =>
  `<radialGradient id="k"><stop offset="0" stop-color="#2a1208" stop-opacity=".75"/><stop offset="1" stop-color="#2a1208" stop-opacity="0"/></radialGradient>` +
  circle(chance.between(120, 480), chance.between(120, 480), chance.between(110, 190), 'url(#k)');

/** A wall of glazed tiles: one pattern, turned by chance, as tilers lay them. */
export function drawTiles(chance: Chance): Drawn {
  const glaze = chance.of(GLAZE_ODDS);
  const pattern = chance.of(PATTERN_ODDS);
  const grid = chance.of(GRID_ODDS);
  const repair = chance.of(REPAIR_ODDS);
  const colours = GLAZES[glaze];
  const count = Number(grid[0]);
  const edge = 30;
  const gap = 5;
  const size = (SIDE - 2 * edge - (count - 1) * gap) / count;
  let tiles = '';
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [edge + column * (size + gap), edge + row * (size + gap)];
      const inside = TILES[pattern](0, 0, size, colours, chance);
      tiles += `<svg x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}">${rect(0, 0, size, size, colours[0])}${inside}</svg>`;
    }
  const shine =
    fade('s', [
      [0, '#fff'],
      [0.5, '#fff'],
      [1, '#000'],
    ]) + rect(0, 0, SIDE, SIDE, 'url(#s)', 'opacity=".07"');
  const flaw = repair === 'Gold Seam' ? seam(chance) : repair === 'Kiln Kiss' ? kiss(chance) : '';
  return {
    svg: rect(0, 0, SIDE, SIDE, glaze === 'Gold' ? '#0f0d0b' : '#d8d0c4') + tiles + flaw + shine,
    traits: [
      trait('Glaze', glaze, GLAZE_ODDS),
      trait('Pattern', pattern, PATTERN_ODDS),
      trait('Grid', grid, GRID_ODDS),
      trait('Repair', repair, REPAIR_ODDS),
    ],
  };
}

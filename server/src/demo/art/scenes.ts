import { chanceOf, type Chance } from './chance.ts';
import { circle, fade, n, path, rect } from './work.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const full = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill);
const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Hills behind one another, each paler than the one before it. */
function ridge(chance: Chance): string {
  const layer = (index: number) => {
    const base = 330 + index * 95;
    const points = Array.from({ length: 13 }, (_, step) => `${step * 100},${n(base - chance.between(10, 120 - index * 10))}`);
    return path(
      `M0,${HEIGHT} L${points.join(' L')} L${WIDTH},${HEIGHT} Z`,
      `hsl(${165 + index * 6} ${22 + index * 5}% ${64 - index * 12}%)`,
    );
  };
  return (
    fade('sky', [
      [0, '#f7d9b0'],
      [0.5, '#f4b393'],
      [1, '#d98c8c'],
    ]) +
    full('url(#sky)') +
    circle(840, 250, 70, '#fff3d6') +
    many(5, layer)
  );
}

/** A harbour at dusk: towers, their lights, and both again in the water. */
function harbour(chance: Chance): string {
  let x = 0;
  let towers = '';
  let shade = '';
  while (x < WIDTH) {
    const [width, height] = [chance.between(42, 96), chance.between(120, 380)];
    const tone = `hsl(${228 + chance.between(-10, 14)} 34% ${n(chance.between(13, 24))}%)`;
    towers += rect(x, 520 - height, width, height, tone);
    shade += rect(x, 520, width, height * 0.5, tone, 'opacity="0.5"');
    for (let row = 0; row < height / 24 - 1; row += 1)
      for (let column = 0; column < width / 18 - 1; column += 1)
        if (chance.next() < 0.42)
          towers += rect(x + 8 + column * 18, 532 - height + row * 24, 7, 10, chance.next() < 0.8 ? '#ffd98a' : '#9fe0e8');
    x += width + chance.between(2, 12);
  }
  const ripple = () =>
    rect(
      chance.between(0, 1100),
      chance.between(540, 780),
      chance.between(30, 130),
      3,
      '#ffd98a',
      `opacity="${n(chance.between(0.1, 0.5))}"`,
    );
  return (
    fade('dusk', [
      [0, '#1c2350'],
      [0.45, '#77406f'],
      [0.65, '#e58a63'],
    ]) +
    full('url(#dusk)') +
    towers +
    rect(0, 520, WIDTH, 280, '#141a38') +
    shade +
    many(60, ripple)
  );
}

/** A kiln with its door open a hand wide. */
function kiln(chance: Chance): string {
  const brick = (index: number) => {
    const [row, column] = [Math.floor(index / 13), index % 13];
    const tone = n(chance.between(26, 38));
    return rect(column * 100 - (row % 2) * 50, row * 50, 96, 46, `hsl(${n(chance.between(10, 18))} 46% ${tone}%)`);
  };
  const spark = () => circle(chance.between(430, 780), chance.between(60, 420), chance.between(1.5, 4), '#ffcf6b', 'opacity="0.8"');
  return (
    full('#2a1712') +
    many(13 * 16, brick) +
    '<radialGradient id="fire"><stop offset="0" stop-color="#fff6d0"/><stop offset="0.35" stop-color="#ffb53e"/><stop offset="0.75" stop-color="#d9481c"/><stop offset="1" stop-color="#5a160b"/></radialGradient>' +
    path('M400,800 V420 A200,200 0 0 1 800,420 V800 Z', '#140a07') +
    path('M430,800 V425 A170,170 0 0 1 770,425 V800 Z', 'url(#fire)') +
    path('M430,800 V425 A170,170 0 0 1 560,262 V800 Z', '#3a2019') +
    many(40, spark)
  );
}

/** Glaze tests: one recipe a row, a little more iron in every column. */
function tests(chance: Chance): string {
  const tile = (index: number) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    const hue = [158, 205, 28, 12, 46][row]!;
    const colour = `hsl(${n(hue + chance.between(-6, 6))} ${28 + column * 6}% ${n(78 - column * 7 + chance.between(-2, 2))}%)`;
    const [x, y] = [70 + column * 135, 60 + row * 142];
    const drop = circle(x + chance.between(30, 90), y + chance.between(30, 90), chance.between(6, 18), '#ffffff', 'opacity="0.22"');
    return rect(x, y, 116, 116, colour, 'rx="10"') + rect(x, y, 116, 22, '#ffffff', 'opacity="0.16" rx="10"') + drop;
  };
  return full('#e9e0d3') + many(40, tile);
}

/** Shelves of bowls that wait for the next firing. */
function shelves(chance: Chance): string {
  const bowl = (index: number) => {
    const [row, column] = [Math.floor(index / 6), index % 6];
    const [x, y, size] = [120 + column * 190, 215 + row * 235, chance.between(48, 78)];
    const colour = `hsl(${n(chance.pick([165, 200, 24, 40, 350]))} 32% ${n(chance.between(42, 72))}%)`;
    return (
      path(
        `M${n(x - size)},${n(y - size * 0.9)} Q${n(x - size * 0.9)},${y} ${n(x - size * 0.4)},${y} H${n(x + size * 0.4)} Q${n(x + size * 0.9)},${y} ${n(x + size)},${n(y - size * 0.9)} Z`,
        colour,
      ) + `<ellipse cx="${n(x)}" cy="${n(y - size * 0.9)}" rx="${n(size)}" ry="${n(size * 0.2)}" fill="#2b211b" opacity="0.55"/>`
    );
  };
  const board = (index: number) => rect(40, 215 + index * 235, 1120, 22, '#8a6242') + rect(40, 237 + index * 235, 1120, 8, '#5f4029');
  return (
    fade('wall', [
      [0, '#f2e7d8'],
      [1, '#dcc9b2'],
    ]) +
    full('url(#wall)') +
    many(3, board) +
    many(18, bowl)
  );
}

/** A cup from above, on a marble table, with half a bun. */
function breakfast(chance: Chance): string {
  const vein = () =>
    path(
      `M${n(chance.between(0, 1200))},0 q${n(chance.between(-200, 200))},400 ${n(chance.between(-300, 300))},800`,
      'none',
      'stroke="#b9b4ad" stroke-width="2" opacity="0.35"',
    );
  const crumb = () => circle(chance.between(700, 1080), chance.between(420, 700), chance.between(2, 6), '#d9a04a');
  return (
    full('#efece6') +
    many(12, vein) +
    circle(420, 400, 260, '#d5cfc5') +
    circle(420, 392, 240, '#fbfaf7') +
    circle(420, 392, 172, '#e6ded2') +
    circle(420, 392, 150, '#b9774a') +
    circle(395, 372, 96, '#d8a577', 'opacity="0.7"') +
    circle(440, 410, 48, '#ecc9a2', 'opacity="0.7"') +
    path('M650,360 q70,30 0,90', 'none', 'stroke="#fbfaf7" stroke-width="26"') +
    circle(890, 520, 190, '#cfc8bd') +
    circle(890, 512, 178, '#faf8f4') +
    path('M770,560 Q780,400 900,400 Q1010,410 1012,560 Z', '#e3a33c') +
    many(9, (index) => path(`M${790 + index * 24},556 q20,-60 6,-120`, 'none', 'stroke="#b97a1e" stroke-width="3" opacity="0.6"')) +
    many(26, crumb)
  );
}

/** Neon behind a window in the rain. */
function rain(chance: Chance): string {
  const light = () =>
    circle(
      chance.between(0, 1200),
      chance.between(60, 620),
      chance.between(20, 90),
      chance.pick(['#ff5d8f', '#35d0ba', '#ffc93c', '#6f7bff']),
      'opacity="0.35"',
    );
  const drop = () => {
    const [x, y, length] = [chance.between(0, 1200), chance.between(0, 760), chance.between(12, 70)];
    return (
      path(`M${n(x)},${n(y)} v${n(length)}`, 'none', 'stroke="#dfe9f3" stroke-width="2" opacity="0.35"') +
      circle(x, y + length, chance.between(2, 5), '#eef4fa', 'opacity="0.6"')
    );
  };
  return (
    fade('night', [
      [0, '#10142b'],
      [1, '#262048'],
    ]) +
    full('url(#night)') +
    many(38, light) +
    many(150, drop)
  );
}

const SCENES = { ridge, harbour, kiln, tests, shelves, breakfast, rain };
export type Scene = keyof typeof SCENES;

/** A picture of the demo as SVG, 1200 by 800: the same at every start. @param turn draws the same scene otherwise */
export const scene = (name: Scene, turn = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${SCENES[name](chanceOf(`${name} ${turn}`))}</svg>`;

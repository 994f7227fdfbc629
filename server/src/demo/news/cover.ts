import type { NewsCategory } from '@mortar/protocol/news';
import { chanceOf, type Chance } from '../art/chance.ts';
import { circle, fade, n, path, rect } from '../art/work.ts';

const WIDTH = 1200;
const HEIGHT = 675;

type Colours = readonly [ground: string, deep: string, brick: string, glaze: string];
const COLOURS: Readonly<Record<NewsCategory, Colours>> = {
  headlines: ['#241a17', '#3b2a24', '#b5573a', '#e9c9a4'],
  basics: ['#10222b', '#1b3a47', '#2f7f8c', '#d7efe6'],
  safety: ['#2a1416', '#4a1f22', '#c2453f', '#f4d8b8'],
  wallets: ['#171a2c', '#282e52', '#5566c4', '#e5e2f7'],
  markets: ['#18230f', '#2c421d', '#6f9a3a', '#f0eec5'],
  technology: ['#1d142a', '#36234f', '#8a55c0', '#f0dcf2'],
  hongkong: ['#0c2226', '#123d3f', '#1f8f7a', '#ffd27a'],
  platform: ['#27170e', '#47291a', '#d0662f', '#ffe6c7'],
};

/** A wall in running bond, some bricks glazed: the ground of every cover. */
function wall(chance: Chance, [ground, deep, brick, glaze]: Colours): string {
  const height = 45;
  let bricks = '';
  for (let row = 0; row * height < HEIGHT; row += 1) {
    for (let x = row % 2 ? -60 : 0; x < WIDTH; x += 120) {
      const light = chance.next();
      const fill = light > 0.94 ? glaze : light > 0.7 ? brick : deep;
      bricks += rect(x + 3, row * height + 3, 114, height - 6, fill, `rx="5" opacity="${n(0.25 + chance.next() * 0.5)}"`);
    }
  }
  return rect(0, 0, WIDTH, HEIGHT, ground) + bricks;
}

/** What a category shows in front of its wall. */
const SIGNS: Readonly<Record<NewsCategory, (chance: Chance, colours: Colours) => string>> = {
  headlines: (_, [, , , glaze]) =>
    rect(380, 180, 440, 40, glaze, 'rx="8"') + rect(380, 250, 440, 20, glaze, 'rx="6"') + rect(380, 300, 300, 20, glaze, 'rx="6"'),
  basics: (_, [, deep, brick, glaze]) =>
    [0, 1, 2]
      .map(
        (one) =>
          rect(330 + one * 190, 260, 150, 150, one === 1 ? glaze : brick, 'rx="22"') +
          (one < 2 ? rect(480 + one * 190, 325, 40, 20, glaze) : ''),
      )
      .join('') + circle(595, 335, 34, deep),
  safety: (_, [, , brick, glaze]) =>
    path('M600 130l190 70v150q0 150-190 220q-190-70-190-220V200Z', brick) +
    path('M510 340l65 65l125-135', 'none', `stroke="${glaze}" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"`),
  wallets: (_, [, deep, brick, glaze]) =>
    circle(500, 330, 120, 'none', `stroke="${glaze}" stroke-width="44"`) +
    rect(610, 308, 260, 44, glaze, 'rx="10"') +
    rect(770, 340, 40, 80, glaze, 'rx="8"') +
    rect(830, 340, 40, 54, glaze, 'rx="8"') +
    circle(500, 330, 40, brick) +
    circle(500, 330, 16, deep),
  markets: (chance, [, , brick, glaze]) => {
    let y = 420;
    return Array.from({ length: 11 }, (_, one) => {
      const rise = chance.between(-80, 70);
      const bar = rect(330 + one * 52, Math.min(y, y - rise), 30, Math.abs(rise) + 12, rise > 0 ? glaze : brick, 'rx="5"');
      y = Math.min(520, Math.max(190, y - rise));
      return bar;
    }).join('');
  },
  technology: (_, [, , brick, glaze]) => {
    const dot = (x: number, y: number, on: boolean) => circle(x, y, on ? 34 : 24, on ? glaze : brick);
    const line = (x: number, y: number, to: number) =>
      path(`M${x} ${y}L${to} ${y + 130}`, 'none', `stroke="${glaze}" stroke-width="8" opacity=".6"`);
    return (
      line(600, 180, 470) +
      line(600, 180, 730) +
      line(470, 310, 400) +
      line(470, 310, 540) +
      line(730, 310, 660) +
      line(730, 310, 800) +
      dot(600, 180, true) +
      dot(470, 310, true) +
      dot(730, 310, false) +
      dot(400, 440, false) +
      dot(540, 440, true) +
      dot(660, 440, false) +
      dot(800, 440, false)
    );
  },
  hongkong: (chance, [ground, , brick, glaze]) => {
    let skyline = 'M0 675';
    for (let x = 0; x < WIDTH;) skyline += `V${n(chance.between(300, 500))}H${n((x += chance.between(50, 110)))}`;
    const lights = Array.from({ length: 60 }, () =>
      rect(chance.between(20, 1180), chance.between(480, 620), 12, 16, glaze, 'rx="2" opacity=".8"'),
    ).join('');
    return (
      circle(880, 190, 70, glaze) +
      path(`${skyline}V675Z`, ground, 'opacity=".92"') +
      path('M250 675l350-420l260 300l90-100l250 220Z', brick, 'opacity=".35"') +
      lights
    );
  },
  platform: (chance, [, deep, brick, glaze]) =>
    [0, 1, 2, 3]
      .map((row) =>
        Array.from({ length: 4 - row }, (_, one) =>
          rect(352 + row * 62 + one * 124, 450 - row * 84, 116, 76, chance.next() > 0.72 ? glaze : row === 3 ? glaze : brick, 'rx="12"'),
        ).join(''),
      )
      .join('') + rect(330, 534, 540, 16, deep, 'rx="8"'),
};

/** The cover of an article as SVG: the same at every start. @param name of the article, from which its chance follows */
export function drawCover(category: NewsCategory, name: string): string {
  const chance = chanceOf(`news ${name}`);
  const colours = COLOURS[category];
  const shade = fade('s', [
    [0, colours[0]],
    [1, '#000'],
  ]);
  const inside = wall(chance, colours) + rect(0, 0, WIDTH, HEIGHT, 'url(#s)', 'opacity=".35"') + SIGNS[category](chance, colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${shade}${inside}</svg>`;
}

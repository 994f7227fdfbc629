import type { Chance } from './chance.ts';
import { circle, fade, n, path, rect, SIDE, trait, type Drawn } from './work.ts';

const SKIES = {
  Midnight: ['#0b1026', '#27366b', '#5c5f9b'],
  Harbour: ['#06202b', '#0f4d5c', '#3f8c8c'],
  Neon: ['#1a0b2e', '#5b1a6b', '#e0457b'],
  Amber: ['#1d1320', '#6a2f3c', '#e2894c'],
  Fog: ['#2b3036', '#58616b', '#9aa4ab'],
  Aurora: ['#04121c', '#0c3b3f', '#3fd08f'],
} as const;
const SKY_ODDS = { Midnight: 32, Harbour: 24, Amber: 18, Neon: 14, Fog: 8, Aurora: 4 };
const LIGHT_ODDS = { Sparse: 38, Busy: 34, Columns: 16, 'All Night': 9, Heart: 3 };
const ROOF_ODDS = { Flat: 34, Spire: 26, Pagoda: 18, Dome: 14, Garden: 8 };
const WEATHER_ODDS = { Clear: 46, Moon: 26, Rain: 18, Snow: 10 };
const WINDOW = ['#ffd98a', '#ffe9b8', '#ffb45e'] as const;

function skyline(chance: Chance, fill: string, low: number, high: number): string {
  let d = 'M0 600';
  for (let x = 0; x < SIDE;) {
    const width = chance.between(28, 70);
    d += `V${n(chance.between(low, high))}H${n((x += width))}`;
  }
  return path(`${d}V600Z`, fill);
}

/** Whether the window of a place is lit. */
function isLit(kind: keyof typeof LIGHT_ODDS, column: number, row: number, columns: number, rows: number, chance: Chance): boolean {
  if (kind === 'All Night') return chance.next() < 0.94;
  if (kind === 'Columns') return column % 2 === 0 && chance.next() < 0.9;
  if (kind === 'Heart') {
    const x = ((column + 0.5) / columns - 0.5) * 2.5;
    const y = (0.38 - (row + 0.5) / rows) * 3.4;
    return (x * x + y * y - 1) ** 3 - x * x * y * y * y < 0;
  }
  return chance.next() < (kind === 'Busy' ? 0.62 : 0.26);
}

const ROOFS: Record<keyof typeof ROOF_ODDS, (x: number, y: number, width: number, fill: string) => string> = {
  Flat: (x, y, width, fill) => rect(x - 8, y - 14, width + 16, 18, fill) + rect(x + width * 0.6, y - 40, 30, 30, fill),
  Spire: (x, y, width, fill) =>
    path(`M${n(x)} ${n(y)}l${n(width / 2)} -70l${n(width / 2)} 70Z`, fill) +
    rect(x + width / 2 - 3, y - 130, 6, 70, fill) +
    circle(x + width / 2, y - 130, 6, '#ff5a4d'),
  Pagoda: (x, y, width, fill) =>
    [0, 1, 2]
      .map((one) =>
        path(
          `M${n(x - 26 + one * 16)} ${n(y - one * 30)}q${n(width / 2 + 26 - one * 16)} -16 ${n(width + 52 - one * 32)} 0l-30 -22h${n(-(width - 8 - one * 32))}Z`,
          fill,
        ),
      )
      .join(''),
  Dome: (x, y, width, fill) =>
    path(`M${n(x)} ${n(y)}a${n(width / 2)} ${n(width / 2.4)} 0 0 1 ${n(width)} 0Z`, fill) +
    rect(x + width / 2 - 3, y - width / 2.4 - 26, 6, 30, fill),
  Garden: (x, y, width, fill) =>
    rect(x - 6, y - 8, width + 12, 12, fill) +
    Array.from({ length: 7 }, (_, one) =>
      circle(x + 8 + (one * (width - 16)) / 6, y - 18 - (one % 3) * 5, 17, one % 2 ? '#3f7d4e' : '#57975d'),
    ).join(''),
};

function weather(kind: keyof typeof WEATHER_ODDS, chance: Chance): string {
  if (kind === 'Moon')
    return (
      circle(450, 130, 58, '#fdf3d6') +
      circle(432, 118, 11, '#e9dcb6') +
      circle(466, 148, 8, '#e9dcb6') +
      circle(450, 130, 86, '#fdf3d6', 'opacity=".12"')
    );
  if (kind === 'Rain')
    return Array.from({ length: 70 }, () =>
      path(`M${n(chance.between(0, 620))} ${n(chance.between(-20, 580))}l-7 26`, 'none', 'stroke="#cfe4f2" stroke-width="2" opacity=".45"'),
    ).join('');
  if (kind === 'Snow')
    return Array.from({ length: 80 }, () =>
      circle(chance.between(0, 600), chance.between(0, 600), chance.between(1.5, 4.5), '#fff', 'opacity=".85"'),
    ).join('');
  return '';
}

/** A tower at night, and who is still awake in it. */
export function drawTower(chance: Chance): Drawn {
  const sky = chance.of(SKY_ODDS);
  const lights = chance.of(LIGHT_ODDS);
  const roof = chance.of(ROOF_ODDS);
  const above = chance.of(WEATHER_ODDS);
  const [high, middle, low] = SKIES[sky];
  const width = chance.whole(5, 8) * 32 + 16;
  const x = (SIDE - width) / 2;
  const y = chance.between(165, 250);
  const columns = Math.floor((width - 16) / 32);
  const rows = Math.floor((560 - y) / 34);
  let windows = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const lit = isLit(lights, column, row, columns, rows, chance);
      windows += rect(x + 13 + column * 32, y + 16 + row * 34, 22, 23, lit ? chance.pick(WINDOW) : '#2a2f45', 'rx="2"');
    }
  const stars =
    sky === 'Fog'
      ? ''
      : Array.from({ length: 46 }, () =>
          circle(
            chance.between(0, 600),
            chance.between(0, 340),
            chance.between(0.6, 2.2),
            '#fff',
            `opacity="${n(chance.between(0.3, 1))}"`,
          ),
        ).join('');
  const tower = '#161a2b';
  const aurora = sky === 'Aurora' ? path('M0 210q150 -120 300 -30t300 -60v70q-150 40 -300 20t-300 80Z', '#4ff0a8', 'opacity=".28"') : '';
  return {
    svg:
      fade('n', [
        [0, high],
        [0.6, middle],
        [1, low],
      ]) +
      rect(0, 0, SIDE, SIDE, 'url(#n)') +
      stars +
      aurora +
      (above === 'Moon' ? weather(above, chance) : '') +
      `<g opacity=".45">${skyline(chance, high, 330, 470)}</g><g opacity=".75">${skyline(chance, high, 420, 520)}</g>` +
      ROOFS[roof](x, y, width, tower) +
      rect(x, y, width, SIDE - y, tower) +
      rect(x, y, width * 0.12, SIDE - y, '#000', 'opacity=".25"') +
      windows +
      rect(0, 572, SIDE, 28, '#080a12') +
      (above === 'Moon' ? '' : weather(above, chance)),
    traits: [
      trait('Sky', sky, SKY_ODDS),
      trait('Lights', lights, LIGHT_ODDS),
      trait('Roof', roof, ROOF_ODDS),
      trait('Weather', above, WEATHER_ODDS),
    ],
  };
}

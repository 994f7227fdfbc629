import type { Chance } from './chance.ts';
import { circle, fade, n, path, rect, SIDE, trait, type Drawn } from './work.ts';

/** Half the width of a vessel from its foot to its rim, at even heights; and how high it stands. */
const FORMS = {
  'Moon Jar': { height: 350, profile: [80, 150, 190, 200, 190, 150, 84] },
  Bottle: { height: 420, profile: [70, 120, 140, 128, 84, 44, 34, 34, 50] },
  Vase: { height: 420, profile: [62, 78, 100, 130, 152, 142, 96, 64, 84] },
  Gourd: { height: 420, profile: [66, 128, 140, 104, 62, 86, 92, 62, 30] },
  Bowl: { height: 220, profile: [66, 104, 152, 190, 214, 228] },
  Amphora: { height: 430, profile: [44, 74, 110, 140, 150, 128, 76, 50, 72] },
} as const;
const FORM_ODDS = { 'Moon Jar': 28, Vase: 24, Bottle: 18, Bowl: 14, Gourd: 10, Amphora: 6 };
/** From the light side to the shadow, and what runs over the rim. */
const GLAZES = {
  Celadon: ['#cfe2d3', '#9dbfa9', '#5f8a76', '#e8f1e6'],
  'Sky Blue': ['#d6e8ec', '#8fb9c7', '#4d7d91', '#f0f7f7'],
  'Iron Brown': ['#b77b4a', '#6f3d20', '#2e170d', '#d9a566'],
  White: ['#fdfaf4', '#e4ddd0', '#b3a896', '#fffefb'],
  Cobalt: ['#7d9ed4', '#34569a', '#172a57', '#dfe8f6'],
  'Copper Red': ['#e38a78', '#a32a30', '#4d0d18', '#f4c9b8'],
  'Oil Spot': ['#5b5f66', '#24262c', '#090a0d', '#c9a75a'],
} as const;
const GLAZE_ODDS = { Celadon: 30, White: 20, 'Sky Blue': 18, 'Iron Brown': 14, Cobalt: 10, 'Copper Red': 6, 'Oil Spot': 2 };
const ORNAMENT_ODDS = { None: 34, Bands: 22, Dots: 16, Waves: 14, Lotus: 9, Crackle: 5 };
const DRIP_ODDS = { Even: 50, Running: 34, Heavy: 16 };
const GROUND_ODDS = { Linen: 36, Stone: 26, Plum: 18, Ink: 14, Sunrise: 6 };
const GROUNDS = {
  Linen: ['#efe6d8', '#d9cbb5'],
  Stone: ['#d4d6d4', '#b2b6b4'],
  Plum: ['#5b4156', '#3a2737'],
  Ink: ['#2a3038', '#15191e'],
  Sunrise: ['#f9d2a8', '#e58e73'],
} as const;

const CENTRE = 300;
const FOOT = 500;

interface Point {
  x: number;
  y: number;
}

/** A smooth line through points (Catmull-Rom as Bézier curves), its first point left out. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  return points
    .slice(1)
    .map((point, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const [c1x, c1y] = [from.x + (point.x - before.x) / 6, from.y + (point.y - before.y) / 6];
      const [c2x, c2y] = [point.x - (after.x - from.x) / 6, point.y - (after.y - from.y) / 6];
      return `C${n(c1x)} ${n(c1y)} ${n(c2x)} ${n(c2y)} ${n(point.x)} ${n(point.y)}`;
    })
    .join('');
}

/** Where its glaze ends, from the left to the right. */
function drip(kind: keyof typeof DRIP_ODDS, top: number, height: number, chance: Chance): string {
  const depth = { Even: 0.1, Running: 0.26, Heavy: 0.42 }[kind] * height;
  const points = Array.from({ length: 13 }, (_, index) => ({
    x: 60 + index * 40,
    y:
      top +
      depth * (kind === 'Even' ? 0.9 + chance.next() * 0.15 : index % 2 === 0 ? chance.between(0.25, 0.6) : chance.between(0.7, 1.25)),
  }));
  return `M60 ${n(top - 30)}L60 ${n(points[0]!.y)}${smooth(points)}L540 ${n(top - 30)}Z`;
}

function ornament(kind: keyof typeof ORNAMENT_ODDS, top: number, height: number, dark: string, light: string, chance: Chance): string {
  const belly = top + height * chance.between(0.5, 0.62);
  const ink = `stroke="${dark}" stroke-opacity=".75" stroke-linecap="round"`;
  if (kind === 'Bands')
    return [-34, -18, 22, 38].map((y) => rect(60, belly + y, 480, y === -18 || y === 22 ? 10 : 4, dark, 'opacity=".6"')).join('');
  if (kind === 'Dots')
    return Array.from({ length: 33 }, (_, index) =>
      circle(
        72 + (index % 11) * 46 + (index < 11 || index > 21 ? 0 : 23),
        belly - 30 + Math.floor(index / 11) * 34,
        9,
        light,
        'opacity=".85"',
      ),
    ).join('');
  if (kind === 'Waves')
    return [-26, 0, 26].map((y) => path(`M50 ${n(belly + y)}${'q20 -26 40 0t40 0'.repeat(7)}`, 'none', `${ink} stroke-width="6"`)).join('');
  if (kind === 'Lotus')
    return Array.from({ length: 9 }, (_, index) =>
      path(`M${60 + index * 60} ${n(belly + 60)}q-34 -60 0 -116q34 56 0 116Z`, light, `opacity=".55" ${ink} stroke-width="3"`),
    ).join('');
  if (kind === 'Crackle')
    return Array.from({ length: 26 }, () => {
      const [x, y] = [chance.between(90, 510), chance.between(top, top + height)];
      return path(
        `M${n(x)} ${n(y)}l${n(chance.between(-60, 60))} ${n(chance.between(-50, 50))}l${n(chance.between(-50, 50))} ${n(chance.between(-40, 60))}`,
        'none',
        `stroke="${dark}" stroke-opacity=".45" stroke-width="1.6"`,
      );
    }).join('');
  return '';
}

/** A vessel on a table, thrown by chance within its form. */
export function drawVessel(chance: Chance): Drawn {
  const form = chance.of(FORM_ODDS);
  const glaze = chance.of(GLAZE_ODDS);
  const deco = chance.of(ORNAMENT_ODDS);
  const run = chance.of(DRIP_ODDS);
  const ground = chance.of(GROUND_ODDS);
  const [light, middle, dark, rim] = GLAZES[glaze];
  const [wall, table] = GROUNDS[ground];
  const { height, profile } = FORMS[form];
  const stretch = chance.between(0.9, 1.06);
  const tall = height * stretch;
  const top = FOOT - tall;
  const halves = profile.map((half) => half * chance.between(0.95, 1.05));
  const right = halves.map((half, index) => ({ x: CENTRE + half, y: FOOT - (index / (halves.length - 1)) * tall }));
  const left = halves.map((half, index) => ({ x: CENTRE - half, y: FOOT - (index / (halves.length - 1)) * tall })).toReversed();
  const mouth = halves.at(-1)!;
  const outline = `M${n(right[0]!.x)} ${n(FOOT)}${smooth(right)}L${n(left[0]!.x)} ${n(left[0]!.y)}${smooth(left)}Z`;
  const body =
    rect(0, 0, SIDE, SIDE, 'url(#b)') +
    path(drip(run, top, tall, chance), rim, 'opacity=".55"') +
    ornament(deco, top, tall, dark, rim, chance) +
    rect(0, 0, SIDE, SIDE, 'url(#h)') +
    rect(0, FOOT - 26, SIDE, 40, '#8a5a3a', 'opacity=".55"');
  const lip = `<ellipse cx="${CENTRE}" cy="${n(top)}" rx="${n(mouth)}" ry="${n(Math.max(7, mouth * 0.16))}"`;
  return {
    svg:
      fade('w', [
        [0, wall],
        [1, table],
      ]) +
      fade(
        'b',
        [
          [0, middle],
          [0.28, light],
          [0.62, middle],
          [1, dark],
        ],
        true,
      ) +
      `<linearGradient id="h"><stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset=".36" stop-color="#fff" stop-opacity=".35"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
      `<clipPath id="v"><path d="${outline}"/></clipPath>` +
      rect(0, 0, SIDE, SIDE, 'url(#w)') +
      rect(0, 455, SIDE, 145, table) +
      `<ellipse cx="330" cy="506" rx="${n(Math.max(...halves) * 1.12)}" ry="24" fill="#000" opacity=".22"/>` +
      `<g clip-path="url(#v)">${body}</g>` +
      `${lip} fill="${dark}"/>${lip} fill="none" stroke="${rim}" stroke-width="5"/>`,
    traits: [
      trait('Form', form, FORM_ODDS),
      trait('Glaze', glaze, GLAZE_ODDS),
      trait('Ornament', deco, ORNAMENT_ODDS),
      trait('Drip', run, DRIP_ODDS),
      trait('Background', ground, GROUND_ODDS),
    ],
  };
}

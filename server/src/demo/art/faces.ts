import type { Chance } from './chance.ts';
import { circle, n, path, rect, SIDE, trait, type Drawn } from './work.ts';

/** Face, its darker bricks, its lighter ones. */
const CLAYS = {
  Red: ['#c4573a', '#a8452c', '#d97455'],
  Sand: ['#dcb987', '#c8a06b', '#ebcfa5'],
  Grey: ['#8d9093', '#787b7f', '#a4a7aa'],
  Moss: ['#7f9566', '#6a8052', '#97ab80'],
  Blue: ['#4f6f9f', '#3e5b88', '#6b8ab8'],
  Fired: ['#6a3346', '#542637', '#844a5e'],
  Gold: ['#dba63a', '#c08b22', '#efc468'],
} as const;
const CLAY_ODDS = { Red: 30, Sand: 24, Grey: 18, Moss: 12, Blue: 9, Fired: 5, Gold: 2 };
const GROUND_ODDS = { Cream: 30, Sky: 22, Rose: 18, Mint: 16, Dusk: 10, Night: 4 };
const GROUNDS = { Cream: '#f4ead9', Sky: '#cfe3ee', Rose: '#f3d6d0', Mint: '#d3e8da', Dusk: '#c9bfe0', Night: '#23263a' };
const EYE_ODDS = { Round: 32, Sleepy: 22, Wide: 18, Wink: 14, Glasses: 10, 'One Eye': 4 };
const MOUTH_ODDS = { Smile: 34, Straight: 26, Surprised: 18, Teeth: 14, Pipe: 8 };
const HAT_ODDS = { None: 34, Chimney: 20, Cap: 18, Sprout: 14, Antenna: 9, Crown: 5 };

const COLUMNS = 5;
const ROWS = 8;
const LEFT = 130;
const TOP = 170;
const WIDTH = 340;
const HEIGHT = 360;

/** A face laid of bricks, every other row moved by half of one. */
function wall([, dark, light]: readonly string[], clay: string, chance: Chance): string {
  const [width, height] = [WIDTH / COLUMNS, HEIGHT / ROWS];
  let bricks = '';
  for (let row = 0; row < ROWS; row += 1)
    for (let column = row % 2 === 0 ? 0 : -0.5; column < COLUMNS; column += 1) {
      const fill = chance.pick([clay, clay, clay, dark!, light!]);
      bricks += rect(column * width + 2, row * height + 2, width - 4, height - 4, fill, 'rx="5"');
    }
  const inside = rect(0, 0, WIDTH, HEIGHT, '#e9dfcf') + bricks;
  return `<clipPath id="f"><rect width="${WIDTH}" height="${HEIGHT}" rx="46"/></clipPath><g transform="translate(${LEFT} ${TOP})" clip-path="url(#f)">${inside}</g>`;
}

const INK = '#1f1a17';
const stroke = (width: number, colour = INK) => `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const line = (d: string, width = 12) => path(d, 'none', stroke(width));

function eye(x: number, y: number, radius: number, look: number): string {
  return circle(x, y, radius, '#fffaf2') + circle(x + look, y + 3, radius * 0.48, INK) + circle(x + look + 5, y - 4, radius * 0.15, '#fff');
}
const EYES: Record<keyof typeof EYE_ODDS, (look: number) => string> = {
  Round: (look) => eye(235, 300, 34, look) + eye(365, 300, 34, look),
  Wide: (look) => eye(230, 296, 46, look) + eye(370, 296, 46, look),
  Sleepy: (look) =>
    eye(235, 304, 32, look) +
    eye(365, 304, 32, look) +
    rect(196, 262, 78, 36, '#3a2a22', 'rx="10"') +
    rect(326, 262, 78, 36, '#3a2a22', 'rx="10"'),
  Wink: (look) => eye(235, 300, 36, look) + line('M330 304q35 -26 70 0'),
  Glasses: (look) =>
    eye(235, 300, 30, look) +
    eye(365, 300, 30, look) +
    circle(235, 300, 46, 'none', stroke(11)) +
    circle(365, 300, 46, 'none', stroke(11)) +
    line('M281 296q19 -14 38 0', 11),
  'One Eye': (look) => eye(300, 298, 58, look),
};
const MOUTHS: Record<keyof typeof MOUTH_ODDS, string> = {
  Smile: line('M230 420q70 62 140 0', 15),
  Straight: line('M245 435h110', 15),
  Surprised: circle(300, 438, 27, INK) + circle(300, 446, 15, '#a83b3b'),
  Teeth:
    rect(232, 408, 136, 52, INK, 'rx="16"') + [0, 1, 2, 3].map((one) => rect(242 + one * 30, 416, 26, 36, '#fffaf2', 'rx="5"')).join(''),
  Pipe:
    line('M250 432h90', 14) +
    line('M340 432l84 26', 13) +
    rect(408, 420, 44, 56, '#4a2c1c', 'rx="10"') +
    circle(446, 380, 16, '#fff', 'opacity=".7"') +
    circle(470, 340, 23, '#fff', 'opacity=".5"'),
};
const HATS: Record<keyof typeof HAT_ODDS, string> = {
  None: '',
  Chimney:
    rect(350, 84, 70, 96, '#8b3f2b', 'rx="6"') +
    rect(340, 74, 90, 26, '#5d281b', 'rx="6"') +
    circle(392, 44, 20, '#fff', 'opacity=".75"') +
    circle(424, 22, 14, '#fff', 'opacity=".55"'),
  Cap: path('M150 180q20 -100 150 -100t150 100Z', '#2f5fa8') + rect(140, 166, 390, 26, '#244a85', 'rx="13"'),
  Sprout:
    line('M300 176v-60', 12) +
    path('M300 122q-76 -8 -80 -72q76 0 80 72Z', '#5f9a5a') +
    path('M300 116q10 -70 84 -70q-4 66 -84 70Z', '#7bb56f'),
  Antenna: line('M300 176v-88', 10) + circle(300, 72, 24, '#e0533f') + circle(292, 64, 7, '#fff', 'opacity=".8"'),
  Crown:
    path('M190 184l-18 -110l66 46l62 -76l62 76l66 -46l-18 110Z', '#e5b73b', stroke(8, '#b98a1d')) +
    [238, 300, 362].map((x) => circle(x, 150, 12, '#b8323b')).join(''),
};

/** A friendly face of bricks. */
export function drawFace(chance: Chance): Drawn {
  const clay = chance.of(CLAY_ODDS);
  const ground = chance.of(GROUND_ODDS);
  const eyes = chance.of(EYE_ODDS);
  const mouth = chance.of(MOUTH_ODDS);
  const hat = chance.of(HAT_ODDS);
  const colours = CLAYS[clay];
  const look = chance.between(-11, 11);
  const blush = circle(190, 372, 26, '#e86a5c', 'opacity=".35"') + circle(410, 372, 26, '#e86a5c', 'opacity=".35"');
  const shadow = `<ellipse cx="300" cy="546" rx="170" ry="20" fill="#000" opacity=".16"/>`;
  const stars =
    ground === 'Night'
      ? Array.from({ length: 30 }, () => circle(chance.between(10, 590), chance.between(10, 590), chance.between(1, 3), '#fff')).join('')
      : '';
  return {
    svg:
      rect(0, 0, SIDE, SIDE, GROUNDS[ground]) +
      stars +
      shadow +
      HATS[hat] +
      wall(colours, colours[0], chance) +
      blush +
      EYES[eyes](look) +
      `<g transform="translate(${n(0)} ${n(chance.between(-6, 8))})">${MOUTHS[mouth]}</g>`,
    traits: [
      trait('Clay', clay, CLAY_ODDS),
      trait('Background', ground, GROUND_ODDS),
      trait('Eyes', eyes, EYE_ODDS),
      trait('Mouth', mouth, MOUTH_ODDS),
      trait('Top', hat, HAT_ODDS),
    ],
  };
}

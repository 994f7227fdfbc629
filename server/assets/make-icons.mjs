// Draws the icons of the installed site out of `icons/icon.svg`, the mark that is the favicon too:
//   node server/assets/make-icons.mjs [folder for the pictures]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Colour around the mark. */
const GROUND = '#090F15';
/** Systems cut maskable icons to any shape; what lies within 40 % of the width around the middle always stays. */
const SAFE = 0.85;

/** Every icon: its name, its size in px, and whether it fills its whole square. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isFull: false },
  { file: 'icon-512.png', size: 512, isFull: false },
  { file: 'maskable-192.png', size: 192, isFull: true },
  { file: 'maskable-512.png', size: 512, isFull: true },
  { file: 'apple-touch-180.png', size: 180, isFull: true },
];

const folder = fileURLToPath(new URL('icons/', import.meta.url));

/** The mark without corners, smaller, on a ground that fills the square. */
function filled(svg) {
  const bricks = /<rect[^>]*rx=[^>]*>(.*)<\/svg>/s.exec(svg)[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GROUND}"/><g transform="translate(16 16) scale(${SAFE}) translate(-16 -16)">${bricks}</g></svg>`;
}

/** One icon as PNG. */
function draw(svg, { size, isFull }) {
  const density = (72 * size) / 32;
  const picture = sharp(Buffer.from(isFull ? filled(svg) : svg), { density }).resize(size, size);
  return (isFull ? picture.flatten({ background: GROUND }) : picture).png({ compressionLevel: 9 }).toBuffer();
}

const svg = await readFile(join(folder, 'icon.svg'), 'utf8');
for (const icon of ICONS) await writeFile(join(process.argv[2] ?? folder, icon.file), await draw(svg, icon));

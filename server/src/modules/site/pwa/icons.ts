import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../lib/start-error.ts';

/** Icons of the installed site, as `assets/make-icons.mjs` draws them. Maskable ones may be cut to any shape. */
const PICTURES = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** Icon of the site on the home screen of an iPhone. */
const APPLE_TOUCH_ICON = 'apple-touch-180.png';

/** Address of that icon. */
export const APPLE_TOUCH_PATH = `/icons/${APPLE_TOUCH_ICON}`;

/** Icons as a manifest names them. */
export const MANIFEST_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...PICTURES.map(({ file, size, purpose }) => ({ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
];

export interface Icons {
  /** The mark, SVG. */
  favicon: string;
  /** PNGs by their file names. */
  pictures: Map<string, Buffer>;
}

/**
 * Reads the icons once.
 * @param root folder of the workspace
 * @throws StartError when a file is missing
 */
export async function readIcons(root: string): Promise<Icons> {
  const folder = join(root, 'server', 'assets', 'icons');
  const names = [...PICTURES.map(({ file }) => file), APPLE_TOUCH_ICON];
  try {
    const [favicon, ...bytes] = await Promise.all([
      readFile(join(folder, 'icon.svg'), 'utf8'),
      ...names.map((name) => readFile(join(folder, name))),
    ]);
    return { favicon, pictures: new Map(names.map((name, index) => [name, bytes[index]!])) };
  } catch (cause) {
    throw new StartError(`An icon is missing in ${folder}: take the checkout's own, or run node server/assets/make-icons.mjs.`, { cause });
  }
}

import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ICONS, draw } from './make-icons.mjs';

test.each(ICONS)('it has drawn $file out of the mark as it is now', async (icon) => {
  const kept = await readFile(new URL(`icons/${icon.file}`, import.meta.url));
  const pixels = (png) => sharp(png).ensureAlpha().raw().toBuffer();
  expect(await sharp(kept).metadata()).toMatchObject({ width: icon.size, height: icon.size, format: 'png' });
  expect((await pixels(kept)).equals(await pixels(await draw(icon)))).toBe(true);
});

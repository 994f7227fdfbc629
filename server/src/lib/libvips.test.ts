import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sharp } from './libvips.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-libvips-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('it reads no SVG out of a file, whatever the file is called', async () => {
  for (const name of ['drawing.svg', 'photo.png']) {
    const file = join(folder, name);
    writeFileSync(file, SVG);
    await expect(sharp(file).png().toBuffer()).rejects.toThrow(/unsupported|blocked|not|svg/i);
  }
});

test('it reads our own drawings', async () => {
  expect(await sharp(SVG).metadata()).toMatchObject({ format: 'svg', width: 4, height: 4 });
});

test('it reads nothing else out of memory that nobody needs', async () => {
  const ppm = Buffer.from('P6 1 1 255 abc', 'latin1');
  await expect(sharp(ppm).png().toBuffer()).rejects.toThrow();
});

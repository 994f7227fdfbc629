import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const kept = readdirSync(here('icons')).filter((file) => file.endsWith('.png'));
const drawn = mkdtempSync(join(tmpdir(), 'mortar-icons-'));

// In a process of its own: the server's own rules for pictures that people send let no SVG be read.
beforeAll(() => void execFileSync(process.execPath, [here('make-icons.mjs'), drawn]));
afterAll(() => rmSync(drawn, { recursive: true }));

test('it draws all icons and no other', () => {
  expect(readdirSync(drawn).sort()).toEqual(kept.sort());
});

test.each(kept)('it has drawn %s out of the mark as it is now', async (file) => {
  const pixels = (folder) => sharp(join(folder, file)).ensureAlpha().raw().toBuffer();
  expect((await pixels(here('icons'))).equals(await pixels(drawn))).toBe(true);
});

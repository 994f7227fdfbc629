import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import messages from '../locales/zh-HK.json' with { type: 'json' };
import { displaySigns } from './display-signs.ts';
import { HASH_PATH, pdfPath, whitepaperHash } from './whitepaper-sources.ts';

const ASSETS = join(import.meta.dirname, '../assets');

test('it has a display face with the signs of today’s headings: else run `pnpm run subset`', () => {
  expect(readFileSync(join(ASSETS, 'display-zh.signs.txt'), 'utf8').trim()).toBe(displaySigns(messages));
});

test('it has a display face of at most 40 kB', () => {
  expect(readFileSync(join(ASSETS, 'display-zh.woff2')).subarray(0, 4).toString()).toBe('wOF2');
  expect(statSync(join(ASSETS, 'display-zh.woff2')).size).toBeLessThanOrEqual(40_000);
});

test('it has PDFs of today’s whitepaper: else run `pnpm run print`', () => {
  expect(readFileSync(HASH_PATH, 'utf8').trim()).toBe(whitepaperHash());
});

test.each(['en', 'zh-HK'])('it has a PDF in %s of less than 400 kB', (locale) => {
  expect(readFileSync(pdfPath(locale)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(statSync(pdfPath(locale)).size).toBeLessThan(400_000);
});

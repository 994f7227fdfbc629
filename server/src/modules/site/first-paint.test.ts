import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemotePin, RemoteRoute } from '@mortar/protocol/registry';
import { createFirstPaint } from './first-paint.ts';

let folder: string;
const places = { parentOf: (name: string) => join(folder, 'remotes', name), bring: async () => false };
const pin = { version: '1' } as RemotePin;
const route = (page: string) => ({ page, layout: 'landing' }) as RemoteRoute;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mortar-paint-'));
  await mkdir(join(folder, 'remotes/one/1'), { recursive: true });
  await writeFile(join(folder, 'first-paint.landing.en.html'), '<main><i data-page=""></i></main>');
  await writeFile(join(folder, 'first-paint.landing-person.en.html'), '<main data-person><i data-page=""></i></main>');
  await writeFile(join(folder, 'remotes/one/1/first-paint.home.en.html'), '<h1>$& costs $1</h1>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('it puts the page into the layout, letter by letter', async () => {
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  expect(await firstPaintOf('en', { name: 'one', pin, route: route('home') }, false)).toBe('<main><h1>$& costs $1</h1></main>');
});

test('it shows nothing where the page or the language has none', async () => {
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  expect(await firstPaintOf('en', { name: 'one', pin, route: route('other') }, false)).toBe('');
  expect(await firstPaintOf('zh-HK', { name: 'one', pin, route: route('home') }, false)).toBe('');
});

test('it has another layout for who is signed in', async () => {
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  const shown = await firstPaintOf('en', { name: 'one', pin, route: route('home') }, true);
  expect(shown).toBe('<main data-person><h1>$& costs $1</h1></main>');
});

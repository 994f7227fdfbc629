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
  await writeFile(join(folder, 'remotes/one/1/first-paint.list.en.html'), '{{#posts}}<p>{{text}}</p>{{/posts}}');
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

test('it fills what a page leaves open, every word of it as text', async () => {
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  const shown = { name: 'one', pin, route: route('list') };
  const posts = [{ text: '<script>alert(1)</script>' }, { text: '{{name}} $&' }];
  expect(await firstPaintOf('en', shown, false, { posts })).toBe(
    '<main><p>&lt;script&gt;alert(1)&lt;&#x2F;script&gt;</p><p>{{name}} $&amp;</p></main>',
  );
});

test('it shows nothing of a page that leaves something open where nobody fills it', async () => {
  const firstPaintOf = createFirstPaint({ places, shell: folder });
  expect(await firstPaintOf('en', { name: 'one', pin, route: route('list') }, false)).toBe('');
});

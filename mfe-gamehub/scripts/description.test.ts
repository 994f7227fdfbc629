import { expect, test } from '@jest/globals';
import { LOCALES } from '@mortar/protocol';
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

test('it shows bricks to signed-in people only', () => {
  expect(description.routes.find(({ path }) => path === '/bricks')?.guards).toEqual(['authenticated']);
});

test('it has every dialog that it declares', () => {
  expect(description.dialogs).toEqual(Object.keys(remote.dialogs ?? {}));
});

test('it has a page for every route', () => {
  expect(description.routes.map(({ page }) => page).filter((page) => !(page in remote.pages))).toEqual([]);
});

test('it owns the landing page, the games, the whitepaper, the game centre and the bricks', () => {
  expect(description.routes.map(({ path, page, layout }) => [path, page, layout])).toEqual([
    ['/', 'home', 'landing'],
    ['/home', 'home', 'landing'],
    ['/index', 'home', 'landing'],
    ['/games/:id', 'play', 'login'],
    ['/whitepaper', 'whitepaper', 'app'],
    ['/im/gamecenter', 'gamecenter', 'app'],
    ['/bricks', 'bricks', 'app'],
  ]);
});

test('it names every route within what a search page shows: 72 and 300 characters', () => {
  const titles = description.routes.flatMap(({ title }) => LOCALES.map(({ code }) => title[code]));
  const texts = description.routes.flatMap((route) => LOCALES.map(({ code }) => route.description[code]));
  expect(titles.filter((title) => title.length > 72)).toEqual([]);
  expect(texts.filter((text) => text.length > 300)).toEqual([]);
});

test.each(LOCALES.map(({ code }) => code))('it says all its messages in %s', async (locale) => {
  const messages = await remote.messages(locale);
  expect(Object.keys(messages).length).toBeGreaterThan(50);
  expect(Object.keys(messages).filter((id) => !id.startsWith('gamehub.'))).toEqual([]);
});

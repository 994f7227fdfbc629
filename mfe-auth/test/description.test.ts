import { expect, test } from '@jest/globals';
import { LOCALES } from '@mortar/protocol';
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

test('it has a page for every route and a dialog for every name', () => {
  expect(description.routes.map(({ page }) => page).filter((page) => !(page in remote.pages))).toEqual([]);
  expect(description.dialogs.filter((name) => !(name in (remote.dialogs ?? {})))).toEqual([]);
});

test('it owns sign-in, sign-up, the code and the new password without the frame of the site, and the settings within it', () => {
  expect(description.routes.map(({ path, layout }) => [path, layout])).toEqual([
    ['/login', 'login'],
    ['/reg', 'login'],
    ['/forgot', 'login'],
    ['/resetPassword', 'login'],
    ['/bind/email', 'login'],
    ['/verification', 'login'],
    ['/settings/:section?', 'app'],
  ]);
});

test.each(LOCALES.map(({ code }) => code))('it says all its messages in %s', async (locale) => {
  const messages = await remote.messages(locale);
  expect(Object.keys(messages).length).toBeGreaterThan(30);
  expect(Object.keys(messages).filter((id) => !id.startsWith('auth.'))).toEqual([]);
});

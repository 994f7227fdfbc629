import { expect, test } from '@jest/globals';
import { LOCALES } from '@mortar/protocol';
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.ts';

test('it has a page for its route, within the frame of the site', () => {
  expect(description.routes.map(({ path, layout }) => [path, layout])).toEqual([['/dev-center', 'app']]);
  expect(description.routes.filter(({ page }) => !(page in remote.pages))).toEqual([]);
});

test.each(LOCALES.map(({ code }) => code))(
  'it says all its messages in %s, its title and description as its address is announced',
  async (locale) => {
    const messages = await remote.messages(locale);
    const [route] = description.routes;
    expect(route?.title[locale]).toBe(`${messages['devcenter.title']} · Mortar`);
    expect(route?.description[locale]).toBe(messages['devcenter.lede']);
  },
);

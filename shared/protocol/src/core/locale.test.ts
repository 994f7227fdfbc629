import { expect, test } from '@jest/globals';
import { DEFAULT_LOCALE, LOCALES, LOCALE_COOKIE } from './locale.ts';

test('it has two languages, each with its code, its name and its catalogue', () => {
  expect(LOCALES).toEqual([
    { code: 'en', iso: 'en', name: 'English', file: 'en.json' },
    { code: 'zh-HK', iso: 'zh-HK', name: '繁體中文（香港）', file: 'zh-HK.json' },
  ]);
  expect([DEFAULT_LOCALE, LOCALE_COOKIE]).toEqual(['en', 'lang']);
});

test('it names languages as Intl knows them', () => {
  expect(Intl.getCanonicalLocales(LOCALES.map(({ iso }) => iso))).toEqual(['en', 'zh-HK']);
});

import { describe, expect, test } from '@jest/globals';
import { chosenLocale, chosenTheme, wantedLanguages } from './preferences.ts';

describe('chosenLocale', () => {
  test.each([
    ['the cookie', 'lang=zh-HK', 'en', 'zh-HK'],
    ['the cookie among others', 'a=1; lang=en; b=2', 'zh-HK', 'en'],
    ['the browser where the cookie is none of ours', 'lang=fr', 'zh-HK,zh;q=0.9', 'zh-HK'],
    ['the first language of the browser that the site speaks', undefined, 'fr,zh-Hant-HK;q=0.9,en;q=0.8', 'zh-HK'],
    ['English', undefined, 'fr', 'en'],
    ['English', undefined, undefined, 'en'],
    ['English for simplified Chinese', undefined, 'zh-CN', 'en'],
  ])('it takes %s', (_what, cookies, accepted, locale) => {
    expect(chosenLocale(cookies, accepted)).toBe(locale);
  });
});

describe('chosenTheme', () => {
  test('it is dark unless light was chosen', () => {
    expect(chosenTheme('theme=light')).toBe('light');
    expect(chosenTheme('theme=neon')).toBe('dark');
    expect(chosenTheme(undefined)).toBe('dark');
  });
});

describe('wantedLanguages', () => {
  test('it hears the reader for Facebook before the browser', () => {
    expect(wantedLanguages({ 'x-facebook-locale': 'zh_HK', 'accept-language': 'en' })).toBe('zh-HK');
    expect(wantedLanguages({ 'accept-language': 'en' })).toBe('en');
  });
});

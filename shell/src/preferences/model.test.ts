import { beforeEach, expect, test } from '@jest/globals';
import { themeChosen } from '@mortar/host';
import { allSettled, fork } from 'effector';
import { $catalogue, catalogueExtended } from '../i18n/catalogue.ts';
import './model.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  document.head.innerHTML = '<meta name="theme-color" content="#090F15">';
  document.documentElement.lang = 'en';
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(value: string) {
      written.push(value);
    },
    get: () => '',
  });
});

test('it changes the theme at once and keeps it for a year', async () => {
  await allSettled(themeChosen, { scope: fork(), params: 'light' });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(document.querySelector('meta')?.content).toBe('#F8F7F3');
  expect(written).toEqual(['theme=light; path=/; max-age=31536000; samesite=lax']);
});

test('it keeps the language for 365 days when the texts have changed', async () => {
  const scope = fork({ values: [[$catalogue, { locale: 'zh-HK', shell: {}, remotes: {} }]] });
  await allSettled(catalogueExtended, { scope, params: { source: { remote: 'one', load: async () => ({}) }, messages: {} } });
  expect(document.documentElement.lang).toBe('zh-HK');
  expect(written).toEqual(['lang=zh-HK; path=/; max-age=31536000; samesite=lax']);
});

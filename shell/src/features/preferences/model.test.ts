import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $locale, localeChosen, themeChosen } from '@mortar/host';
import { allSettled, fork, type Scope } from 'effector';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { watchPrint } from './index.ts';

const written: string[] = [];
let scope: Scope;
beforeEach(() => {
  written.length = 0;
  scope = fork();
  document.head.innerHTML = `<meta name="theme-color" content="#090f15"><style>html { --bg: #090f15 } html[data-theme='light'] { --bg: #f8f7f3 }</style>`;
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = 'dark';
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('it changes the theme at once, with the colour of the frame, and keeps it for a year', async () => {
  await allSettled(themeChosen, { scope, params: 'light' });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(document.querySelector('meta')?.content).toBe('#f8f7f3');
  expect(written).toEqual(['theme=light; path=/; sameSite=lax; max-age=31536000']);
});

test('it keeps the language for 365 days and changes every text, without a reload', async () => {
  await allSettled(localeChosen, { scope, params: 'zh-HK' });
  expect(scope.getState($catalogue).shell['shell.nav.home']).toBe('主頁');
  expect(document.documentElement.lang).toBe('zh-HK');
  expect(written).toEqual(['lang=zh-HK; path=/; sameSite=lax; max-age=31536000']);
});

test('it prints in light, and shows what was chosen again', async () => {
  watchPrint(scope);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset['theme']).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(written).toEqual([]);
});

test.each(['fr', 'zh', 'zh-CN', ''])('it ignores the language %p', async (locale) => {
  await allSettled(localeChosen, { scope, params: locale });
  expect(scope.getState($locale)).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(written).toEqual([]);
});

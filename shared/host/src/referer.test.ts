import { expect, jest, test } from '@jest/globals';
import { keepReferer, takeReferer } from './index.ts';

test('it gives a remembered path once', () => {
  keepReferer('/activity?quiz=3&a=b;c');
  expect(takeReferer()).toBe('/activity?quiz=3&a=b;c');
  expect(takeReferer()).toBeNull();
});

test('it remembers a path for 600 s', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  keepReferer('/quiz');
  expect(written.mock.calls).toEqual([['referer=/quiz; path=/; sameSite=lax; max-age=600']]);
  written.mockRestore();
});

test.each(['//evil', '%2F%2Fevil', 'https://evil'])('it gives home for the foreign cookie value %s', (value) => {
  document.cookie = `referer=${value}; path=/`;
  expect(takeReferer()).toBe('/');
});

test('it gives nothing for a cookie that cannot be read', () => {
  document.cookie = 'referer=%E0%A4%A; path=/';
  expect(takeReferer()).toBeNull();
});

import { expect, test } from '@jest/globals';
import { keepReferer, takeReferer } from './index.ts';

test('it gives a remembered path once', () => {
  keepReferer('/activity?quiz=3&a=b;c');
  expect(takeReferer()).toBe('/activity?quiz=3&a=b;c');
  expect(takeReferer()).toBeNull();
});

test.each(['//evil', '%2F%2Fevil', '%E0%A4%A', 'https://evil'])('it gives home for the foreign cookie value %s', (value) => {
  document.cookie = `referer=${value}; path=/`;
  expect(takeReferer()).toBe('/');
});

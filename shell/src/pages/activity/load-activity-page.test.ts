import { keepReferer } from '@mortar/host';
import { expect, test } from '@jest/globals';
import { loadActivityPage } from './load-activity-page.ts';

test('it leads on to the remembered place, once', () => {
  keepReferer('/im/gamecenter?game=fuse');
  expect(loadActivityPage()?.headers.get('location')).toBe('/im/gamecenter?game=fuse');
  expect(loadActivityPage()).toBeNull();
});

test('it does not lead to itself', () => {
  keepReferer('/activity');
  expect(loadActivityPage()).toBeNull();
});

test('it leads to no other site', () => {
  keepReferer('//evil.example');
  expect(loadActivityPage()?.headers.get('location')).toBe('/');
});

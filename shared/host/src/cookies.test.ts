import { afterEach, expect, jest, test } from '@jest/globals';
import { dropCookie, keepCookie, readCookie } from './cookies.ts';

afterEach(() => {
  jest.restoreAllMocks();
  dropCookie('a');
});

test('a value comes back as it was given, whatever stands in it', () => {
  keepCookie('a', 'b; c=d %zz 字', 60);
  expect(readCookie('a')).toBe('b; c=d %zz 字');
  dropCookie('a');
  expect(readCookie('a')).toBeNull();
});

test('a cookie belongs to the whole site and lives for as long as it is told', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  keepCookie('a', 'b', 600);
  expect(written.mock.calls).toEqual([['a=b; path=/; sameSite=lax; max-age=600']]);
});

test('a page that may have no cookies goes on without them', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  keepCookie('a', 'b', 60);
  expect(readCookie('a')).toBeNull();
});

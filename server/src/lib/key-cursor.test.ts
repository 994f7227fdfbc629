import { expect, test } from '@jest/globals';
import { AppError } from './app-error.ts';
import { readTimeKey, writeKeyCursor, writeTimeKey } from './key-cursor.ts';

test('a place in time is found again; a time that no row has is refused', () => {
  const place = { at: new Date('2026-11-29T12:00:00.000Z'), id: 7 };
  expect(readTimeKey(writeTimeKey(place))).toEqual(place);
  expect(readTimeKey(undefined)).toBeUndefined();
  for (const ms of [-1, Date.UTC(10_000, 0), 9e15]) expect(() => readTimeKey(writeKeyCursor([ms, 1]))).toThrow(AppError);
});

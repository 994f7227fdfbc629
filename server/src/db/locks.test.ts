import { expect, test } from '@jest/globals';
import { LOCKS } from './locks.ts';

test('no two locks share a number, so that work of one area never waits for another’s', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

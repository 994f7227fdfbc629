import { expect, test } from '@jest/globals';
import { DESCRIPTION_LENGTH, TITLE_LENGTH, cut } from './cut.ts';

test('it cuts titles at 72 and descriptions at 300 characters', () => {
  expect([TITLE_LENGTH, DESCRIPTION_LENGTH]).toEqual([72, 300]);
  expect(cut('x'.repeat(72), TITLE_LENGTH)).toHaveLength(72);
  expect(cut('磚'.repeat(73), TITLE_LENGTH)).toBe('磚'.repeat(72));
});

test('it counts a family of four as one character', () => {
  expect(cut('👨‍👩‍👧‍👦磚', 1)).toBe('👨‍👩‍👧‍👦');
});

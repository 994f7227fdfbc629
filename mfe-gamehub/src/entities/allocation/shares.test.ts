import { expect, test } from '@jest/globals';
import en from '../../../locales/en.json' with { type: 'json' };
import { SHARES, shareNameId, shareTermsId } from './shares.ts';

test('it shares out the whole, no more and no less', () => {
  expect(SHARES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('it lists every share once, the largest first', () => {
  const percents = SHARES.map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(new Set(SHARES.map(({ id }) => id)).size).toBe(SHARES.length);
});

test('it counts months and percents in whole numbers, none below zero', () => {
  const figures = SHARES.flatMap(({ percent, cliffMonths, vestingMonths }) => [percent, cliffMonths, vestingMonths]);
  expect(figures.every((figure) => Number.isInteger(figure) && figure >= 0)).toBe(true);
});

test('it has a name and terms for every share', () => {
  expect(Object.keys(en)).toEqual(expect.arrayContaining(SHARES.flatMap((share) => [shareNameId(share), shareTermsId(share)])));
});

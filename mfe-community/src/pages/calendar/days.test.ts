import { expect, test } from '@jest/globals';
import { monthAfter, monthOf, weeksOf } from './days.ts';

test('a month stands in whole weeks from Sunday on', () => {
  const weeks = weeksOf('2026-11');
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05']);
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2026-02').flat()).toHaveLength(28);
});

test('what an address names as a month', () => {
  expect([monthOf('2026-12', '2026-11-26'), monthOf('2026-13', '2026-11-26'), monthOf(null, '2026-11-26')]).toEqual([
    '2026-12',
    '2026-11',
    '2026-11',
  ]);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

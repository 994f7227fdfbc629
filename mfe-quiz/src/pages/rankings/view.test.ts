import { expect, test } from '@jest/globals';
import { isOver, monthAt, readView, searchOfView } from './view.ts';

test('an address says what ranking is shown, and nothing of what it shows by itself', () => {
  expect(readView('?board=invite&scope=friends')).toEqual({ board: 'invite', season: 'month', scope: 'friends' });
  expect(readView('?board=chess&season=1999')).toEqual({ board: 'contribute', season: 'month', scope: 'all' });
  expect(readView('?season=2026-10').season).toBe('2026-10');
  expect(readView('?season=2026-13').season).toBe('month');
  expect(searchOfView({ board: 'contribute', season: 'month', scope: 'all' })).toBe('');
  expect(searchOfView({ board: 'task', season: 'all', scope: 'all' })).toBe('?board=task&season=all');
});

test('a season is a month in Hong Kong, wherever it is read', () => {
  expect(monthAt(Date.UTC(2026, 10, 30, 15, 59))).toBe('2026-11');
  expect(monthAt(Date.UTC(2026, 10, 30, 16, 0))).toBe('2026-12');
  const inDecember = Date.UTC(2026, 11, 3);
  expect(['2026-11', '2026-12', '2027-01', 'all', 'month'].map((season) => isOver(season, inDecember))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { strataInTurn, strataSideBySide, type SlotCounts } from './strata.ts';

const slot = (number: number, browsers: number, failed = 0): SlotCounts => ({ slot: number, browsers, failed });

describe('strata side by side', () => {
  test('it joins slots until each version has five browsers, and leaves the rest for later', () => {
    const strata = strataSideBySide(
      [slot(0, 2), slot(4, 3, 1), slot(5, 9, 2), slot(7, 4)],
      [slot(0, 40, 1), slot(1, 30), slot(4, 10), slot(5, 4), slot(6, 1, 1), slot(7, 100)],
    );
    expect(strata).toEqual([
      { browsers: 5, failed: 1, againstBrowsers: 80, againstFailed: 1 },
      { browsers: 9, failed: 2, againstBrowsers: 5, againstFailed: 1 },
    ]);
  });

  test('it never changes a stratum by what comes later, nor by what failed', () => {
    const one = Array.from({ length: 40 }, (_, index) => slot(index, (index * 7) % 4));
    const other = Array.from({ length: 40 }, (_, index) => slot(index, (index * 5) % 9));
    const all = strataSideBySide(one, other);
    for (let length = 1; length < one.length; length += 1) {
      const some = strataSideBySide(one.slice(0, length), other.slice(0, length));
      expect(some).toEqual(all.slice(0, some.length));
    }
    const failing = strataSideBySide(
      one.map((counts) => ({ ...counts, failed: counts.browsers })),
      other,
    );
    expect(failing.map(({ browsers }) => browsers)).toEqual(all.map(({ browsers }) => browsers));
  });
});

describe('strata in turn', () => {
  test('it sets four browsers of the version before beside each new one, the latest first, each once', () => {
    const before = Array.from({ length: 11 }, (_, index) => slot(index, 4, index));
    expect(strataInTurn([slot(20, 2, 1), slot(21, 3, 3), slot(30, 5), slot(31, 50)], before)).toEqual([
      { browsers: 5, failed: 4, againstBrowsers: 20, againstFailed: 10 + 9 + 8 + 7 + 6 },
      { browsers: 5, failed: 0, againstBrowsers: 20, againstFailed: 5 + 4 + 3 + 2 + 1 },
    ]);
  });

  test('it makes do with twenty of the version before', () => {
    expect(strataInTurn([slot(5, 6, 6), slot(6, 9)], [slot(1, 21, 1), slot(0, 2)])).toEqual([
      { browsers: 6, failed: 6, againstBrowsers: 23, againstFailed: 1 },
    ]);
  });

  test('it has none while the version before was hardly opened', () => {
    expect(strataInTurn([slot(5, 100, 100)], [slot(1, 19)])).toEqual([]);
  });
});

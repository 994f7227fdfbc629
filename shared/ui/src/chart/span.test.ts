import { expect, test } from '@jest/globals';
import { holding, within, zoomed } from './span.ts';

const WHOLE = { from: 1000, to: 2000 };

test.each([
  ['keeps one that lies inside', { from: 1200, to: 1400 }, { from: 1200, to: 1400 }],
  ['moves one that reaches beyond an end, and keeps its length', { from: 1900, to: 2100 }, { from: 1800, to: 2000 }],
  ['makes one of what is longer than the whole', { from: 0, to: 5000 }, WHOLE],
  ['makes one that is too short as long as a fiftieth of the whole', { from: 1500, to: 1500 }, { from: 1490, to: 1510 }],
  ['does so at an end as well', { from: 1000, to: 1000 }, { from: 1000, to: 1020 }],
])('a span, it %s', (_what, span, expected) => expect(within(WHOLE, span)).toEqual(expected));

test('a zoom, it keeps the place of what is under the pointer', () => {
  expect(zoomed(WHOLE, WHOLE, 0.5, 1250)).toEqual({ from: 1125, to: 1625 });
});

test('a zoom, it brings a point that is not seen to the middle', () => {
  expect(zoomed(WHOLE, { from: 1000, to: 1200 }, 0.5, 1500)).toEqual({ from: 1450, to: 1550 });
});

test('a zoom, it ends at the whole and undoes what it did', () => {
  expect(zoomed(WHOLE, { from: 1100, to: 1900 }, 2, 1500)).toEqual(WHOLE);
  expect(zoomed(WHOLE, zoomed(WHOLE, WHOLE, 0.5, 1500), 2, 1500)).toEqual(WHOLE);
});

test.each([
  ['follows a point on the left', 1100, { from: 1100, to: 1300 }],
  ['follows a point on the right', 1600, { from: 1400, to: 1600 }],
  ['stays where the point is seen', 1300, { from: 1200, to: 1400 }],
])('a view, it %s', (_what, at, expected) => expect(holding(WHOLE, { from: 1200, to: 1400 }, at)).toEqual(expected));

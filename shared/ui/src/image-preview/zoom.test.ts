import { expect, test } from '@jest/globals';
import { FITTED, MAX_SCALE, panBy, within, zoomBy } from './zoom.ts';

test('it keeps what lies under the pointer under it', () => {
  const before = { scale: 2, x: 30, y: -10 };
  const at = { x: 100, y: 50 };
  const after = zoomBy(before, 1.5, at);
  const seen = (zoom: typeof before) => [(at.x - zoom.x) / zoom.scale, (at.y - zoom.y) / zoom.scale];
  expect(after.scale).toBe(3);
  for (const [axis, value] of seen(after).entries()) expect(value).toBeCloseTo(seen(before)[axis]!);
});

test('it goes from the whole picture to eight times, no further', () => {
  expect(zoomBy(FITTED, 0.5)).toEqual(FITTED);
  expect(zoomBy({ scale: 2, x: 40, y: 9 }, 0.4, { x: 3, y: 3 })).toEqual(FITTED);
  expect(zoomBy({ scale: 6, x: 0, y: 0 }, 4).scale).toBe(MAX_SCALE);
});

test('it stops at the edges of the picture', () => {
  const stage = { width: 400, height: 200 };
  expect(within(panBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }), stage)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(within(panBy(FITTED, { x: 50, y: 50 }), stage)).toEqual(FITTED);
});

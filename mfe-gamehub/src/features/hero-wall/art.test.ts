import { expect, test } from '@jest/globals';
import { paint } from './art.ts';

test('it paints the same picture for the same seed', () => {
  expect(paint(5)).toEqual(paint(5));
});

test('it paints another picture for every brick of the wall', () => {
  const pictures = Array.from({ length: 33 }, (_, seed) => JSON.stringify(paint(seed)));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('it never writes a number that an SVG attribute refuses', () => {
  const written = Array.from({ length: 33 }, (_, seed) => JSON.stringify(paint(seed))).join('');
  expect(written).not.toMatch(/NaN|null|Infinity|undefined|e-/);
});

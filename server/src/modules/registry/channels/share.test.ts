import { describe, expect, test } from '@jest/globals';
import { isWithin, placeOf } from './share.ts';

const COUNT = 20_000;
const browsers = Array.from({ length: COUNT }, (_, index) => ({ uid: null, browser: `browser-${index}` }));
const share = (percentage: number, version = '2.0.0') => browsers.filter((one) => isWithin(percentage, 'alpha', version, one));

describe('isWithin', () => {
  test.each([1, 10, 50])('it takes %i percent of the visitors, within four standard deviations', (percentage) => {
    const expected = (COUNT * percentage) / 100;
    const deviation = Math.sqrt(expected * (1 - percentage / 100));
    expect(Math.abs(share(percentage).length - expected)).toBeLessThan(4 * deviation);
  });

  test('it takes nobody at 0 and everybody at 100', () => {
    expect([share(0).length, share(100).length]).toEqual([0, COUNT]);
  });

  test('it keeps everybody of a smaller share in a greater one', () => {
    const greater = new Set(share(25));
    expect(share(10).every((one) => greater.has(one))).toBe(true);
  });

  test('it draws anew for another version: who tried the last one is no more likely to try the next', () => {
    const again = share(10).filter((one) => isWithin(10, 'alpha', '3.0.0', one)).length;
    const expected = share(10).length / 10;
    expect(Math.abs(again - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  test('it takes a visitor who cannot be told apart only with everybody else', () => {
    const nobody = { uid: null, browser: null };
    expect([99, 100].map((percentage) => isWithin(percentage, 'alpha', '2.0.0', nobody))).toEqual([false, true]);
  });
});

describe('placeOf', () => {
  test('it is the person’s own, whatever browser they use', () => {
    const place = placeOf('alpha', '2.0.0', { uid: '7', browser: 'one' });
    expect(placeOf('alpha', '2.0.0', { uid: '7', browser: 'other' })).toBe(place);
    expect(placeOf('alpha', '2.0.0', { uid: null, browser: 'one' })).not.toBe(place);
  });
});

import { describe, expect, test } from '@jest/globals';
import { EMPTY, p75Of, sumOfHistograms, withValue, type Figure } from './figures.ts';

const histogramOf = (figure: Figure, values: number[]) => values.reduce((histogram, value) => withValue(figure, histogram, value), EMPTY);

describe('the value that three quarters stay under', () => {
  test('it is nothing before the first measurement', () => {
    expect(p75Of('lcp', EMPTY)).toBeNull();
  });

  test.each(['load', 'lcp', 'inp'] as const)('it is off by less than a bucket for %s', (figure) => {
    const values = Array.from({ length: 1000 }, (_, index) => index + 1);
    const { count, p75 } = p75Of(figure, histogramOf(figure, values))!;
    expect(count).toBe(1000);
    expect(p75).toBeGreaterThan(740);
    expect(p75).toBeLessThan(760);
  });

  test('it is 0 where three quarters of the pages did not shift', () => {
    expect(p75Of('cls', histogramOf('cls', [0, 0, 0, 0.3]))).toEqual({ count: 4, p75: 0 });
  });

  test('it does not go past the last bound', () => {
    expect(p75Of('inp', histogramOf('inp', [90_000]))).toEqual({ count: 1, p75: 5000 });
  });

  test('it is the same whether hours are added before or measured at once', () => {
    const [one, other] = [histogramOf('lcp', [100, 900, 2400]), histogramOf('lcp', [5000, 700])];
    expect(sumOfHistograms([one, other])).toEqual(histogramOf('lcp', [100, 900, 2400, 5000, 700]));
  });
});

import { describe, expect, test } from '@jest/globals';
import { evidenceOf, isWorse, RULE, type Stratum } from './rule.ts';

const stratum = (failed: number, browsers: number, againstFailed: number, againstBrowsers: number): Stratum => ({
  failed,
  browsers,
  againstFailed,
  againstBrowsers,
});
const times = (count: number, one: Stratum) => Array.from({ length: count }, () => one);

function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

describe('the evidence', () => {
  test('it is 1 before anything was seen, and when nothing failed', () => {
    expect(evidenceOf([])).toBe(1);
    expect(evidenceOf([stratum(0, 500, 0, 500)])).toBeCloseTo(1, 12);
  });

  test.each([
    [3, 5, 20],
    [10, 4, 12],
    [7, 30, 30],
    [40, 25, 30],
  ])('it has a mean of 1 for %i failures over %i and %i browsers that are equally good', (total, browsers, againstBrowsers) => {
    let mean = 0;
    for (let failed = Math.max(0, total - againstBrowsers); failed <= Math.min(total, browsers); failed += 1) {
      const chance = (choose(browsers, failed) * choose(againstBrowsers, total - failed)) / choose(browsers + againstBrowsers, total);
      mean += chance * evidenceOf([stratum(failed, browsers, total - failed, againstBrowsers)]);
    }
    expect(mean).toBeCloseTo(1, 9);
  });

  test('it is the mean over the odds of the exact likelihood ratio', () => {
    const weights = [0, 1, 2].map((failed) => choose(5, failed) * choose(20, 2 - failed));
    const all = weights.reduce((sum, weight) => sum + weight);
    const ratios = RULE.oddsRatios.map((odds) => odds ** 2 / (weights.reduce((sum, weight, x) => sum + weight * odds ** x, 0) / all));
    const mean = ratios.reduce((sum, ratio) => sum + ratio) / ratios.length;
    expect(evidenceOf([stratum(2, 5, 0, 20)])).toBeCloseTo(mean, 9);
  });

  test('it is not moved by a time in which both fail alike, however bad', () => {
    const before = times(3, stratum(2, 5, 0, 50));
    expect(evidenceOf([...before, stratum(50, 50, 500, 500)])).toBeCloseTo(evidenceOf(before), 6);
  });

  test('it falls when the other version fails more', () => {
    expect(evidenceOf(times(10, stratum(0, 10, 3, 10)))).toBeLessThan(0.1);
  });

  test('it stays a number for large strata', () => {
    expect(evidenceOf([stratum(50_000, 100_000, 50_000, 100_000)])).toBeLessThan(1);
    expect(evidenceOf(times(100, stratum(1000, 1000, 0, 1000)))).toBeGreaterThan(1e300);
  });
});

/** The verdict on strata whose failed browsers came from as many networks. */
function verdictOf(strata: readonly Stratum[], failedNetworks: number) {
  const sum = (field: keyof Stratum) => strata.reduce((all, one) => all + one[field], 0);
  const seen = { ...stratum(sum('failed'), sum('browsers'), sum('againstFailed'), sum('againstBrowsers')), failedNetworks };
  return isWorse(evidenceOf(strata), seen) ? 'worse' : 'watching';
}

describe('the verdict', () => {
  test('it takes back a version that fails everybody, as soon as five have met it', () => {
    expect(verdictOf([stratum(5, 5, 0, 20)], 5)).toBe('worse');
  });

  test('it waits for five failed browsers, of five networks, and for twenty of the other version', () => {
    expect(verdictOf([stratum(4, 5, 0, 2000)], 4)).toBe('watching');
    expect(verdictOf([stratum(5, 5, 0, 2000)], 4)).toBe('watching');
    expect(verdictOf([stratum(5, 5, 0, 2000)], 5)).toBe('worse');
    expect(verdictOf([stratum(19, 19, 0, 19)], 19)).toBe('watching');
  });

  test('it leaves a version whose failures are sure to be more, and hardly more', () => {
    const [hardly, rarely] = [[stratum(6000, 100_000, 4200, 100_000)], [stratum(400, 100_000, 100, 100_000)]];
    for (const strata of [hardly, rarely]) {
      expect(evidenceOf(strata)).toBeGreaterThan(RULE.needed);
      expect(verdictOf(strata, 400)).toBe('watching');
    }
  });

  test('it leaves a version that fails as often as the other', () => {
    expect(verdictOf(times(50, stratum(1, 10, 10, 100)), 50)).toBe('watching');
  });
});

/** Upper bounds of the buckets of a histogram, rising; what is above the last one has a bucket of its own. */
const BOUNDS = {
  /** ms */
  load: [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 5000, 8000, 15_000],
  /** ms; 2500 and 4000 are the borders of good and poor (web.dev/articles/lcp). */
  lcp: [200, 400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000, 20_000],
  /** ms; 200 and 500 are the borders of good and poor (web.dev/articles/inp). */
  inp: [8, 16, 24, 40, 64, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 5000],
  /** No unit; 0.1 and 0.25 are the borders of good and poor (web.dev/articles/cls). */
  cls: [0, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.7, 1],
} as const;

export type Figure = keyof typeof BOUNDS;
export const FIGURES = ['load', 'lcp', 'inp', 'cls'] as const satisfies Figure[];
/** Numbers of measurements per bucket. */
export type Histogram = readonly number[];

const BUCKETS = BOUNDS.load.length + 1;
export const EMPTY: Histogram = Array.from({ length: BUCKETS }, () => 0);

/** Bounds of a figure in the unit that it is measured in. */
export const boundsOf = (figure: Figure): readonly number[] => BOUNDS[figure];

function bucketOf(figure: Figure, value: number): number {
  const index = BOUNDS[figure].findIndex((bound) => value <= bound);
  return index < 0 ? BUCKETS - 1 : index;
}

/** The histogram with one measurement more. */
export function withValue(figure: Figure, histogram: Histogram, value: number): Histogram {
  const bucket = bucketOf(figure, value);
  return histogram.map((count, index) => (index === bucket ? count + 1 : count));
}

export function sumOfHistograms(histograms: readonly Histogram[]): Histogram {
  return EMPTY.map((_, index) => histograms.reduce((sum, histogram) => sum + (histogram[index] ?? 0), 0));
}

/**
 * The value that three quarters of the measurements stay under, taken as evenly spread within their bucket; above the last
 * bound it is that bound. Null for none.
 */
export function p75Of(figure: Figure, histogram: Histogram): { count: number; p75: number } | null {
  const count = histogram.reduce((sum, part) => sum + part, 0);
  if (count === 0) return null;
  const bounds = BOUNDS[figure];
  let left = count * 0.75;
  for (const [index, part] of histogram.entries()) {
    if (left > part || part === 0) {
      left -= part;
      continue;
    }
    const upper = bounds[index] ?? bounds.at(-1)!;
    const lower = index === 0 ? 0 : bounds[index - 1]!;
    return { count, p75: lower + ((upper - lower) * left) / part };
  }
  return { count, p75: bounds.at(-1)! };
}

import type { HealthPoint, HealthSummary } from '@mortar/protocol/registry/schemas';
import { groupBy } from '../../../lib/group-by.ts';
import { FIGURES, p75Of, sumOfHistograms } from './figures.ts';
import type { HealthRepository } from './repository.ts';
import { COUNTERS } from './tally.ts';

export type HourRow = Awaited<ReturnType<HealthRepository['hoursSince']>>[number];

const COUNTED = [...COUNTERS, 'browsers', 'failedBrowsers'] as const;
type Sums = Pick<HealthPoint, (typeof COUNTED)[number] | (typeof FIGURES)[number]>;

/** Adds up rows: counts are summed, figures come of all measurements together. */
export function sumsOf(rows: readonly HourRow[]): Sums {
  const counts = COUNTED.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)] as const);
  const figures = FIGURES.map((name) => [name, p75Of(name, sumOfHistograms(rows.map((row) => row[name])))] as const);
  return Object.fromEntries([...counts, ...figures]) as Sums;
}

/** One version over all rows. */
export function summaryOf(remote: string, version: string, channel: HealthSummary['channel'], rows: readonly HourRow[]): HealthSummary {
  const sums = sumsOf(rows);
  const failureRate = sums.browsers > 0 ? Math.min(1, sums.failedBrowsers / sums.browsers) : null;
  return { remote, version, channel, ...sums, failureRate };
}

/** Rows by what `keyOf` says of each, in the order of the first of each. */
export const grouped = (rows: readonly HourRow[], keyOf: (row: HourRow) => string): HourRow[][] => [...groupBy(rows, keyOf).values()];

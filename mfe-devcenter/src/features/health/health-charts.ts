import type { Output } from '@mortar/protocol';
import type { getHealth } from '@mortar/protocol/registry';
import type { ChartSeries } from '@mortar/ui/charts';

type Point = Output<typeof getHealth>['points'][number];

/** What is drawn of a version's health. */
export const FIGURES = ['failures', 'errors', 'loads', 'lcp', 'inp', 'cls', 'load'] as const;
export type Figure = (typeof FIGURES)[number];

/** Up to where a figure is good, and from where poor, as web.dev/articles/vitals has it. */
export const VITALS: Partial<Record<Figure, readonly [good: number, poor: number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/** The figure of a step; null where nothing was measured. Failures are a share of the browsers, errors are crashes too. */
function valueOf(point: Point, figure: Figure): number | null {
  if (figure === 'failures') return point.browsers > 0 ? point.failedBrowsers / point.browsers : null;
  if (figure === 'loads') return point.loads;
  if (figure === 'errors') return point.errors + point.crashes;
  return point[figure]?.p75 ?? null;
}

/** One line per version and channel over the steps at which anything was measured; ms since the epoch. */
export function linesOf(points: readonly Point[], figure: Figure, nameOf: (point: Point) => string) {
  const measured = points.filter((point) => valueOf(point, figure) !== null);
  const xs = [...new Set(measured.map(({ at }) => Date.parse(at)))].sort((one, other) => one - other);
  const lines = new Map<string, Point[]>();
  for (const point of measured) {
    const key = `${point.version} ${point.channel}`;
    lines.set(key, [...(lines.get(key) ?? []), point]);
  }
  const series: ChartSeries[] = [...lines].map(([key, own]) => {
    const values = new Map(own.map((point) => [Date.parse(point.at), valueOf(point, figure)]));
    return { key, name: own[0] ? nameOf(own[0]) : key, values: xs.map((x) => values.get(x) ?? null) };
  });
  return { xs, series };
}

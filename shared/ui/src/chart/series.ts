import type { Span } from './span.ts';

/** One line of figures, one per point of the axis; null where there is none. */
export interface ChartSeries {
  key: string;
  name: string;
  values: readonly (number | null)[];
}

/** A figure that others are judged by, drawn as a line across: "good", 2500. */
export interface Reference {
  value: number;
  label: string;
}

/** Whether a figure stands at a tick of an axis, where it is short, or in words, where it is whole. */
export type Form = 'tick' | 'full';

/** What a chart knows of its figures. Numbers on the axis keep their distances, words stand at equal ones. */
export interface ChartData<X extends number | string> {
  xs: readonly X[];
  series: readonly ChartSeries[];
  formatX: (x: X, form: Form) => string;
  formatValue: (value: number, form: Form) => string;
}

/** Number of a series' colour and pattern, from 1 to 6. */
export const inkOf = (index: number): number => (index % 6) + 1;

/** A point in words: "12 Nov 2026: Floor 0.867, Sales 14". */
export function describePoint<X extends number | string>({ xs, series, formatX, formatValue }: ChartData<X>, index: number): string {
  const x = xs[index];
  if (x === undefined) return '';
  const parts = series.flatMap(({ name, values }) => {
    const value = values[index];
    return typeof value === 'number' ? [`${name} ${formatValue(value, 'full')}`] : [];
  });
  return `${formatX(x, 'full')}: ${parts.join(', ')}`;
}

/** A sentence per series of what is seen of it; none of one without figures there. */
export function describeSeries(
  { xs, series, formatValue }: ChartData<number>,
  { from, to }: Span,
  say: (name: string, low: string, high: string, last: string) => string,
): string[] {
  return series.flatMap(({ name, values }) => {
    const seen = values.filter((value, index) => value !== null && xs[index]! >= from && xs[index]! <= to) as number[];
    if (seen.length === 0) return [];
    const [low, high, last] = [Math.min(...seen), Math.max(...seen), seen.at(-1)!].map((value) => formatValue(value, 'full'));
    return [say(name, low!, high!, last!)];
  });
}

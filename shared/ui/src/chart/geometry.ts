import { bisectCenter, extent, nice, range, ticks } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartSeries, Reference } from './series.ts';
import type { Span } from './span.ts';

export type ChartKind = 'line' | 'area' | 'bar';

/** Space around the plot in px: figures at its side, dates at its foot. */
export const MARGIN = { top: 12, end: 12, bottom: 28, start: 8 };
const DIGIT = 7.5;
/** Bars are no wider than this (px), however few there are. */
const WIDEST_BAND = 160;
const TICKS = 5;

export interface Geometry {
  width: number;
  height: number;
  /** Where the plot begins, right of the figures. */
  left: number;
  right: number;
  bottom: number;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of what stands at one point: 0 for lines. */
  band: number;
  ticks: readonly number[];
  /** Which points have words at the foot. */
  xTicks: readonly number[];
  nearest: (px: number) => number;
}

interface Room {
  kind: ChartKind;
  xs: readonly (number | string)[];
  series: readonly ChartSeries[];
  width: number;
  height: number;
  isBinary?: boolean;
  references?: readonly Reference[];
  /** What the axis shows where that is more than the figures. */
  span?: Span | undefined;
  tickText: (value: number) => string;
  xText: (index: number) => string;
}

/** Where everything of a chart stands, in px. */
export function layOut({ kind, xs, series, width, height, isBinary, references, span, tickText, xText }: Room): Geometry {
  const bottom = height - MARGIN.bottom;
  const steps = stepsOf(kind, series, { isBinary, references });
  const y = scaleLinear(steps.domain, [bottom, MARGIN.top]);
  const left = MARGIN.start + Math.max(...steps.ticks.map((tick) => tickText(tick).length)) * DIGIT + 8;
  const right = width - MARGIN.end;
  const { at, band } = placing(kind, xs, [left, right], span);
  const centres = xs.map((_, index) => at(index));
  return {
    width,
    height,
    left,
    right,
    bottom,
    x: at,
    y,
    band,
    ticks: steps.ticks,
    xTicks: someOf(xs.length, (right - left) / widest(xs, xText)),
    nearest: (px) => bisectCenter(centres, px),
  };
}

/** Where the axis of the figures begins and ends, and its steps. Whole figures get whole steps: nobody counts half a browser. */
export function stepsOf(kind: ChartKind, series: readonly ChartSeries[], { isBinary = false, references = [] }: Scale = {}): Steps {
  const domain = reaching(domainOf(kind, series), references);
  if (isBinary) return binarySteps(domain);
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  return decimalSteps(domain, isWhole ? Math.min(TICKS, domain[1] - domain[0]) : TICKS);
}

/** Bars and areas begin at nought; lines show what there is, and one figure alone stands above nought. */
function domainOf(kind: ChartKind, series: readonly ChartSeries[]): [number, number] {
  const [low = 0, high = 1] = extent(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  if (kind === 'line' && low !== high) return [low, high];
  return [Math.min(0, low), Math.max(0, high) || (low < 0 ? 0 : 1)];
}

interface Scale {
  isBinary?: boolean | undefined;
  references?: readonly Reference[] | undefined;
}

/** A line to judge by is shown where it is near: one far off would press all change flat. */
function reaching([low, high]: [number, number], references: readonly Reference[]): [number, number] {
  const near = references.map(({ value }) => value).filter((value) => value >= low && value <= 2 * high);
  return [low, Math.max(high, ...near)];
}

type Steps = { domain: [number, number]; ticks: number[] };

function decimalSteps([low, high]: [number, number], count: number): Steps {
  const domain = nice(low, high, count);
  return { domain, ticks: ticks(...domain, count) };
}

/** Steps of 256 K or 2 M: sizes of files are told in powers of 1024. */
function binarySteps([low, high]: [number, number]): Steps {
  const step = 2 ** Math.max(0, Math.round(Math.log2((high - low) / TICKS)));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return { domain: [first * step, last * step], ticks: range(first, last + 1).map((count) => count * step) };
}

function placing(kind: ChartKind, xs: readonly (number | string)[], [left, right]: [number, number], span?: Span) {
  if (kind === 'bar') {
    const scale = scaleBand(
      xs.map((_, index) => index),
      [left, right],
    ).padding(0.24);
    return { at: (index: number) => (scale(index) ?? left) + scale.bandwidth() / 2, band: Math.min(scale.bandwidth(), WIDEST_BAND) };
  }
  const places = xs.map((x, index) => (typeof x === 'number' ? x : index));
  const [first = 0, last = 1] = span ? [span.from, span.to] : extent(places);
  const scale = scaleLinear(first === last ? [first - 1, last + 1] : [first, last], [left, right]);
  return { at: (index: number) => scale(places[index] ?? first), band: 0 };
}

/** Room in px that the widest words at the foot take: Chinese letters are twice as wide. */
function widest(xs: readonly (number | string)[], xText: (index: number) => string): number {
  const widths = xs.map((_, index) => [...xText(index)].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 13 : DIGIT), 0));
  return Math.max(...widths, 16) + 16;
}

/** Numbers of points at equal steps, as many as there is room for. */
function someOf(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room))));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}

import type { ApexOptions } from 'apexcharts';
import type { Span } from '../span.ts';
import { inkOf } from '../series.ts';
import type { Placed, ZoomableProps } from './contract.ts';
import { datesOf } from './dates.ts';

/** Holds the latest props, whichever were given to the library. */
type Latest = Readonly<{ current: ZoomableProps }>;

/** Lines of a series, by ink: who cannot tell the colours apart tells the dashes. */
const DASHES = [0, 7, 2, 10, 14, 4];
/** Room for figures at the side, px: of the brush too, so that both begin at the same place. */
const SIDE = 56;

/** What plot and brush have in common. Everything that the library writes as markup or as styles of a page is off. */
function common(latest: Latest, inks: readonly number[]): ApexOptions {
  const { locales, defaultLocale } = datesOf(latest.current.locale);
  return {
    colors: inks.map((index) => `var(--plot-${inkOf(index)})`),
    stroke: { curve: 'straight', width: 2, dashArray: inks.map((index) => DASHES[inkOf(index) - 1]!) },
    chart: {
      type: 'line',
      locales,
      defaultLocale,
      fontFamily: 'inherit',
      foreColor: 'var(--text-3)',
      background: 'transparent',
      animations: { enabled: false },
      toolbar: { show: false },
      parentHeightOffset: 0,
    },
    legend: { show: false },
    tooltip: { enabled: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
  };
}

const axis = (span: Span) => ({
  type: 'datetime' as const,
  min: span.from,
  max: span.to,
  tooltip: { enabled: false },
  crosshairs: { show: false },
  axisBorder: { color: 'var(--line-control)' },
  axisTicks: { color: 'var(--line-control)' },
});

/** The plot as far as it is seen. */
export function plotOptions(latest: Latest, inks: readonly number[], view: Span, steps: ZoomableProps['steps']): ApexOptions {
  const base = common(latest, inks);
  const place = (chart: Apex) => latest.current.onPlaced(placedOf(chart));
  return {
    ...base,
    chart: {
      ...base.chart,
      zoom: {
        enabled: true,
        type: 'x',
        zoomedArea: {
          fill: { color: 'var(--glaze-400)', opacity: 0.2 },
          stroke: { color: 'var(--glaze-400)', opacity: 0.8, width: 1 },
        },
      },
      events: {
        mounted: place,
        updated: place,
        zoomed: (_chart, { xaxis }: { xaxis: { min?: number; max?: number } }) => {
          if (xaxis.min !== undefined && xaxis.max !== undefined) latest.current.onViewChange({ from: xaxis.min, to: xaxis.max });
        },
      },
    },
    grid: { borderColor: 'var(--line-hair)', padding: { left: 8, right: 12, top: 0, bottom: 0 } },
    xaxis: { ...axis(view), labels: { datetimeUTC: false, datetimeFormatter: datesOf(latest.current.locale).formats } },
    yaxis: {
      ...(steps && { min: steps.low, max: steps.high }),
      tickAmount: steps?.count ?? 5,
      labels: { minWidth: SIDE, maxWidth: SIDE, formatter: (value) => latest.current.formatValue(value) },
    },
  };
}

/** The whole, small, with what is seen as a window that can be moved, made wider and drawn anew. */
export function brushOptions(latest: Latest, inks: readonly number[], whole: Span, chosen: { span: Span; count: number }): ApexOptions {
  const base = common(latest, inks);
  return {
    ...base,
    stroke: { ...base.stroke, width: 1 },
    chart: {
      ...base.chart,
      toolbar: { show: false, autoSelected: 'selection' },
      brush: { enabled: true },
      selection: {
        enabled: true,
        type: 'x',
        xaxis: { min: chosen.span.from, max: chosen.span.to },
        fill: { color: 'var(--glaze-400)', opacity: 0.2 },
        stroke: { color: 'var(--glaze-400)', opacity: 0.8, width: 1, dashArray: 0 },
      },
      events: {
        selection: (_chart, { xaxis }: { xaxis: { min: number; max: number } }) =>
          latest.current.onViewChange({ from: xaxis.min, to: xaxis.max }, 'brush'),
      },
    },
    // Never shown. The library leaves options alone that are written as the last ones were, and a hand may have moved the window since.
    noData: { text: String(chosen.count) },
    grid: { borderColor: 'var(--line-hair)', padding: { left: 8, right: 12, top: -20, bottom: -8 } },
    xaxis: { ...axis(whole), labels: { show: false }, axisTicks: { show: false } },
    yaxis: { tickAmount: 1, labels: { minWidth: SIDE, maxWidth: SIDE, formatter: () => '' } },
  };
}

/** What of the library's own figures tells where it has drawn. */
interface Apex {
  el: HTMLElement;
  w: {
    globals: Record<'translateX' | 'translateY' | 'gridWidth' | 'gridHeight' | 'minX' | 'maxX', number> & {
      yAxisScale: { niceMin: number; niceMax: number }[];
    };
  };
}

function placedOf({ el, w: { globals } }: Apex): Placed {
  const scale = globals.yAxisScale[0];
  return {
    left: globals.translateX,
    top: globals.translateY,
    width: globals.gridWidth,
    height: globals.gridHeight,
    from: globals.minX,
    to: globals.maxX,
    low: scale?.niceMin ?? 0,
    high: scale?.niceMax ?? 1,
    outer: el.clientWidth,
  };
}

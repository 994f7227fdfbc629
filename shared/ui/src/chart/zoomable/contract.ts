import type { ComponentType } from 'react';
import type { ChartSeries } from '../series.ts';
import type { Span } from '../span.ts';

/** What is seen of a series, and whether the brush has chosen it. */
export interface View extends Span {
  by?: 'brush' | undefined;
}

/** Where the plot came to stand in its element (px), and what its edges stand for. */
export interface Placed extends Span {
  left: number;
  top: number;
  width: number;
  height: number;
  low: number;
  high: number;
  /** Width of the element. */
  outer: number;
}

/**
 * What the shell's part that draws is asked for by remotes, whose part around it may be older or newer: additive only.
 */
export interface ZoomableProps {
  /** Times, ms since the epoch, rising. */
  xs: readonly number[];
  /** What is shown, each with its place among all series. */
  series: readonly (ChartSeries & { index: number })[];
  /** What the brush shows; from the first point to the last where it is not said. */
  whole?: Span;
  view: View;
  /** A hand has chosen another span, which may reach beyond the whole. */
  onViewChange: (span: Span, by?: 'brush') => void;
  onPlaced: (placed: Placed) => void;
  locale: string;
  formatValue: (value: number) => string;
  /** Where the axis of the figures begins and ends, and into how many steps it is cut; without it the part chooses. */
  steps?: { low: number; high: number; count: number };
  /** Of the plot, px; the brush is below. */
  height: number;
}

export type ZoomableComponent = ComponentType<ZoomableProps>;

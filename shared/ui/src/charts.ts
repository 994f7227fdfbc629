import './layers.css';

export { Ring, type RingProps, type RingSegment } from './ring/ring.tsx';
export { Chart, type ChartProps } from './chart/chart.tsx';
export { Donut, type DonutPart, type DonutProps } from './chart/donut.tsx';
export { type ChartKind } from './chart/geometry.ts';
export { Ranges, type RangesProps } from './chart/ranges.tsx';
export { type ChartData, type ChartSeries, type Form, type Reference } from './chart/series.ts';
export { TimeSeries, type TimeSeriesProps } from './chart/time-series.tsx';
export { type ExplorerWords } from './chart/explorer.tsx';
export { Sparkline, type SparklineProps } from './chart/sparkline.tsx';

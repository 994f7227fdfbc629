import { area, line } from 'd3-shape';
import type { ChartKind, Geometry } from './geometry.ts';
import styles from './chart.module.css';
import { type ChartSeries, inkOf } from './series.ts';

interface Props {
  kind: ChartKind;
  geometry: Geometry;
  /** With their places among all series, so that a hidden one takes no colour along. */
  shown: readonly (ChartSeries & { index: number })[];
}

/** What stands for the figures. */
export function Marks({ kind, geometry, shown }: Props) {
  if (kind === 'bar') return <Bars geometry={geometry} shown={shown} />;
  return shown.map((series) => <Curve key={series.key} series={series} geometry={geometry} isFilled={kind === 'area'} />);
}

function Curve({
  series,
  geometry: { x, y },
  isFilled,
}: {
  series: ChartSeries & { index: number };
  geometry: Geometry;
  isFilled: boolean;
}) {
  const isThere = (value: number | null) => value !== null;
  const height = (value: number | null) => y(value ?? 0);
  const stroke = line<number | null>(
    (_, index) => x(index),
    (value) => height(value),
  ).defined(isThere);
  const fill = area<number | null>(
    (_, index) => x(index),
    y(0),
    (value) => height(value),
  ).defined(isThere);
  const ink = inkOf(series.index);
  return (
    <>
      {isFilled && <path d={fill([...series.values]) ?? ''} className={styles.fill} data-ink={ink} />}
      <path d={stroke([...series.values]) ?? ''} className={styles.curve} data-ink={ink} />
      {series.values.map(
        (value, index) =>
          isAlone(series.values, index) && (
            <circle key={index} cx={x(index)} cy={height(value)} r={3} className={styles.lonePoint} data-ink={ink} />
          ),
      )}
    </>
  );
}

/** Whether a figure has none beside it, so that no line leads there. */
const isAlone = (values: ChartSeries['values'], index: number): boolean =>
  values[index] !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

function Bars({ geometry: { x, y, band }, shown }: Omit<Props, 'kind'>) {
  const width = Math.max(1, band / shown.length - (shown.length > 1 ? 2 : 0));
  return shown.flatMap((series, place) =>
    series.values.map((value, index) => {
      if (value === null) return null;
      const [top, foot] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
      const left = x(index) - band / 2 + (place * band) / shown.length;
      return (
        <rect
          key={`${series.key} ${index}`}
          x={left}
          y={top}
          width={width}
          height={Math.max(1, foot - top)}
          className={styles.bar}
          data-ink={inkOf(series.index)}
        />
      );
    }),
  );
}

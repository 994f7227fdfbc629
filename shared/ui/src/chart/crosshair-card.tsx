import type { ChartKind, Geometry } from './geometry.ts';
import styles from './chart.module.css';
import type { ChartData, ChartSeries } from './series.ts';
import { Swatch } from './swatch.tsx';

interface Props<X extends number | string> {
  kind: ChartKind;
  data: ChartData<X>;
  geometry: Pick<Geometry, 'x' | 'width'>;
  index: number;
  shown: readonly (ChartSeries & { index: number })[];
}

/** What the figures at the crosshair are; on the side where there is room. */
export function CrosshairCard<X extends number | string>({ kind, data, geometry, index, shown }: Props<X>) {
  const x = data.xs[index];
  if (x === undefined) return null;
  const at = geometry.x(index);
  const isLate = at > geometry.width / 2;
  return (
    <div
      className={styles.card}
      data-late={isLate || undefined}
      style={isLate ? { right: geometry.width - at + 12 } : { left: at + 12 }}
      aria-hidden
    >
      <span className={styles.cardTitle}>{data.formatX(x, 'full')}</span>
      {shown.map(({ key, name, values, index: place }) => {
        const value = values[index];
        return (
          <span key={key} className={styles.cardLine}>
            <Swatch kind={kind} index={place} />
            {name}
            <b className={styles.figure}>{typeof value === 'number' ? data.formatValue(value, 'full') : '–'}</b>
          </span>
        );
      })}
    </div>
  );
}

import type { Geometry } from './geometry.ts';
import styles from './chart.module.css';
import { type ChartSeries, inkOf } from './series.ts';

interface Props {
  geometry: Pick<Geometry, 'x' | 'y' | 'bottom' | 'band'>;
  index: number;
  shown: readonly (ChartSeries & { index: number })[];
}

/** The line through one point and a mark on each series. */
export function Crosshair({ geometry: { x, y, bottom, band }, index, shown }: Props) {
  return (
    <g className={styles.cross} data-crosshair={index}>
      <line x1={x(index)} x2={x(index)} y1={0} y2={bottom} className={styles.crossLine} />
      {band === 0 &&
        shown.map(({ key, values, index: place }) => {
          const value = values[index];
          return (
            typeof value === 'number' && (
              <circle key={key} cx={x(index)} cy={y(value)} r={5} className={styles.point} data-ink={inkOf(place)} />
            )
          );
        })}
    </g>
  );
}

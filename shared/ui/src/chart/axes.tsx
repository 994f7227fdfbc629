import type { Geometry } from './geometry.ts';
import styles from './chart.module.css';

interface Props {
  geometry: Geometry;
  tickText: (value: number) => string;
  xText: (index: number) => string;
}

/** Lines of the figures and the words at the foot. */
export function Axes({ geometry: { left, right, bottom, x, y, ticks, xTicks }, tickText, xText }: Props) {
  return (
    <g className={styles.axes}>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={right} className={styles.grid} data-nought={tick === 0 || undefined} />
          <text x={left - 8} dy="0.32em" textAnchor="end" className={styles.tick}>
            {tickText(tick)}
          </text>
        </g>
      ))}
      {xTicks.map((index) => (
        <text
          key={index}
          x={x(index)}
          y={bottom + 20}
          textAnchor={index === 0 && x(0) - left < 24 ? 'start' : 'middle'}
          className={styles.tick}
        >
          {xText(index)}
        </text>
      ))}
    </g>
  );
}

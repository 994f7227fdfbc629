import type { Geometry } from './geometry.ts';
import type { Reference } from './series.ts';
import styles from './chart.module.css';

interface Props {
  geometry: Pick<Geometry, 'left' | 'right' | 'y'>;
  /** Those that the axis reaches. */
  references: readonly Reference[];
}

/** Lines that figures are judged by, each with its word at the end. */
export function References({ geometry: { left, right, y }, references }: Props) {
  return references.map(({ value, label }) => (
    <g key={label} transform={`translate(0 ${y(value)})`}>
      <line x1={left} x2={right} className={styles.reference} />
      <text x={right} dy="-0.4em" textAnchor="end" className={styles.tick}>
        {label}
      </text>
    </g>
  ));
}

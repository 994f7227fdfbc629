import styles from './share-graph.module.css';
import type { Share } from './shares-view.tsx';

const ROW = 28;
const WIDTH = 400;
const FROM = 90;
const TO = 180;

/** One line from the remote to each singleton that it takes. The table beside it says the same. */
export function ShareGraph({ name, shares }: { name: string; shares: readonly Share[] }) {
  const height = shares.length * ROW;
  const middle = height / 2;
  return (
    <svg className={styles.graph} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      <text className={styles.remote} x={FROM - 12} y={middle} textAnchor="end" dominantBaseline="central">
        {name}
      </text>
      {shares.map(([key, range], index) => {
        const y = index * ROW + ROW / 2;
        return (
          <g key={key}>
            <path className={styles.line} d={`M${FROM},${middle} C${FROM + 50},${middle} ${TO - 50},${y} ${TO},${y}`} />
            <circle className={styles.knot} cx={TO} cy={y} r={3} />
            <text className={styles.name} x={TO + 12} y={y} dominantBaseline="central">
              {key} <tspan className={styles.range}>{range}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}

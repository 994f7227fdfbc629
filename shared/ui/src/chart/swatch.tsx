import styles from './chart.module.css';
import type { ChartKind } from './geometry.ts';
import { inkOf } from './series.ts';

/** Colour and pattern of a series: who cannot tell the colours apart tells the patterns. */
export function Swatch({ kind, index }: { kind: ChartKind; index: number }) {
  return (
    <svg width={20} height={12} viewBox="0 0 20 12" aria-hidden focusable="false" className={styles.swatch}>
      {kind === 'bar' ? (
        <rect x={4} width={12} height={12} rx={2} className={styles.bar} data-ink={inkOf(index)} />
      ) : (
        <line x2={20} y1={6} y2={6} className={styles.curve} data-ink={inkOf(index)} />
      )}
    </svg>
  );
}

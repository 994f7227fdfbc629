import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './ring.module.css';

/** One share of the ring. */
export interface RingSegment {
  key: string;
  /** Share of the whole in any unit. */
  value: number;
  /** Number of the chart colour; without it the place in the list. */
  color?: 1 | 2 | 3 | 4 | 5 | 6;
}

export interface RingProps {
  segments: readonly RingSegment[];
  /** What the ring shows, in a sentence. The figures stand in a table beside it, which is the caller's. */
  label: string;
  /** Edge in px; it shrinks with its room. */
  size?: number;
  /** Words in the middle. */
  children?: ReactNode;
  className?: string;
}

/** Edge of the drawing; the ring is as thick as a third of its radius. */
const BOX = 100;
const OUTER = BOX / 2;
const INNER = OUTER * 0.64;

const layout = pie<RingSegment>()
  .value(({ value }) => value)
  .sort(null);
const outline = arc<ReturnType<typeof layout>[number]>().innerRadius(INNER).outerRadius(OUTER).padAngle(0.016).padRadius(OUTER);

/** Shares of a whole, from the top and clockwise in the order given. */
export function Ring({ segments, label, size = 240, children, className }: RingProps) {
  return (
    <div className={classNames(styles.ring, className)}>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={label}
        viewBox={`${-OUTER} ${-OUTER} ${BOX} ${BOX}`}
        width={size}
        height={size}
        focusable="false"
      >
        {layout([...segments]).map((slice) => (
          <path key={slice.data.key} d={outline(slice) ?? ''} data-color={slice.data.color ?? (slice.index % 6) + 1} />
        ))}
      </svg>
      {children && <div className={styles.middle}>{children}</div>}
    </div>
  );
}

import { classNames } from '../lib/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is as high as the lines of its room; `block` and `circle` take their size from `className`. */
  shape?: 'block' | 'text' | 'circle';
  /** Number of lines of `text`; the last one is shorter. */
  lines?: number;
  /** Gives the box the size of what will stand there. */
  className?: string;
}

/** Holds the place of what is on its way, in its exact box. Readers hear `aria-busy` of the room instead. */
export function Skeleton({ shape = 'block', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text') return <span aria-hidden className={classNames(styles.skeleton, className)} data-shape={shape} />;
  return (
    <span aria-hidden className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line}>
          <span className={styles.skeleton} data-shape="text" data-last={(lines > 1 && line === lines - 1) || undefined} />
        </span>
      ))}
    </span>
  );
}

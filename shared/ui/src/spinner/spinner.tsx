import { classNames } from '../lib/class-names.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Edge in px. */
  size?: number;
  /** Said to readers. Without it the spinner is decoration: the thing it belongs to says `aria-busy`. */
  label?: string;
  className?: string;
}

/** Something is on its way and its length is not known. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const meaning = label ? ({ role: 'status', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...meaning} className={classNames(styles.spinner, className)}>
      <svg viewBox="0 0 20 20" width={size} height={size} focusable="false">
        <circle className={styles.track} cx="10" cy="10" r="8" />
        <circle className={styles.arc} cx="10" cy="10" r="8" pathLength="100" />
      </svg>
    </span>
  );
}

import styles from './chart.module.css';

export interface RangesProps {
  /** Spans of time that can be looked at. */
  ranges: readonly { value: string; label: string }[];
  /** What is chosen: the name of the group. */
  rangesLabel: string;
  range: string;
  onRangeChange: (range: string) => void;
}

/** Which span of time is shown. */
export function Ranges({ ranges, rangesLabel, range, onRangeChange }: RangesProps) {
  return (
    <span role="group" aria-label={rangesLabel} className={styles.ranges}>
      {ranges.map(({ value, label }) => (
        <button key={value} type="button" className={styles.range} aria-pressed={value === range} onClick={() => onRangeChange(value)}>
          {label}
        </button>
      ))}
    </span>
  );
}

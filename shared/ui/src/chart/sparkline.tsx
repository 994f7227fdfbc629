import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { classNames } from '../lib/class-names.ts';
import styles from './chart.module.css';

export interface SparklineProps {
  values: readonly number[];
  /** What it shows, in a sentence: "Up 4.18 % in 30 days". The figures stand elsewhere. */
  label: string;
  tone?: 'up' | 'down' | 'neutral';
  width?: number;
  height?: number;
  className?: string;
}

/** The course of a figure, as small as a word. */
export function Sparkline({ values, label, tone = 'neutral', width = 96, height = 28, className }: SparklineProps) {
  const [low = 0, high = 0] = extent(values);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [2, width - 4]);
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [height - 4, 4]);
  const last = values.at(-1);
  const stroke = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      focusable="false"
      className={classNames(styles.spark, className)}
      data-tone={tone}
    >
      <path d={stroke([...values]) ?? ''} />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r={2} />}
    </svg>
  );
}

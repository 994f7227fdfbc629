import type { SVGProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './logo.module.css';

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Height in px; the width follows. */
  size?: number;
  /** The product's name, where no word mark stands beside it. Without it the mark is decoration. */
  label?: string;
}

/** x, y, width and shade of each brick: three courses in running bond. */
const BRICKS = [
  [0, 0, 12, 'full'],
  [14, 0, 12, 'fired'],
  [0, 8, 5, 'burnt'],
  [7, 8, 12, 'full'],
  [21, 8, 5, 'warm'],
  [0, 16, 12, 'warm'],
  [14, 16, 12, 'full'],
] as const;

/** The mark of the site: a piece of a brick wall. */
export function Logo({ size = 22, label, className, ...rest }: LogoProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...meaning}
      viewBox="0 0 26 22"
      width={(size * 26) / 22}
      height={size}
      focusable="false"
      {...rest}
      className={classNames(styles.logo, className)}
    >
      {BRICKS.map(([x, y, width, shade]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={6} data-shade={shade} />
      ))}
    </svg>
  );
}

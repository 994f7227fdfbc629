import type { SVGProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ICON_PATHS, type AnyIcon } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> {
  name: AnyIcon;
  /** Edge in px; the stroke stays 1.5 px at every size. */
  size?: number;
  /** What the icon says when no text beside it does. Without it the icon is decoration and hidden from readers. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, className, ...rest }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...meaning}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...rest}
      className={classNames(styles.icon, className)}
    >
      <Shape of={name} />
    </svg>
  );
}

/** Around letters. */
const FRAME = 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4v-10a4 4 0 0 1 4 -4z';

function Shape({ of }: { of: AnyIcon }) {
  const isLetters = typeof of === 'object' && 'initials' in of;
  const path = isLetters ? FRAME : typeof of === 'object' ? of.path : ICON_PATHS[of];
  return (
    <>
      <path d={path} vectorEffect="non-scaling-stroke" />
      {isLetters && (
        <text x="12" y="12.5" textAnchor="middle" dominantBaseline="central" className={styles.initials}>
          {of.initials}
        </text>
      )}
    </>
  );
}

import type { SVGProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> {
  name: IconName;
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
      <path d={ICON_PATHS[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

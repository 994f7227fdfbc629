import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { brickPattern } from './brick-pattern.ts';
import styles from './brick-avatar.module.css';

export interface BrickAvatarProps {
  /** What the picture is made from: an address, an id, a name. */
  seed: string;
  /** Edge in px. */
  size?: number;
  /** Whose picture it is, where no name stands beside it. Without it the picture is decoration. */
  label?: string;
  /** Round for people, square for things. */
  shape?: 'round' | 'square';
  className?: string;
}

/** A picture laid from bricks for someone without one. */
export function BrickAvatar({ seed, size = 40, label, shape = 'round', className }: BrickAvatarProps) {
  const { hue, bricks } = useMemo(() => brickPattern(seed), [seed]);
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...meaning}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      focusable="false"
      data-hue={hue}
      data-shape={shape}
      className={classNames(styles.avatar, className)}
    >
      {bricks.map(({ shade, ...box }) => (
        <rect key={`${box.x} ${box.y}`} {...box} data-shade={shade} />
      ))}
    </svg>
  );
}

import { VisuallyHidden } from '@mortar/ui';
import type { ReactElement } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** How many; none shows nothing. */
  count: number;
  /** Above it "99+" is shown. */
  max?: number;
  /** What it counts, in a sentence for readers: "4 unread messages". */
  label: string;
  /** Only a dot: something is new, however much. */
  dot?: boolean;
  /** What it sits on: an icon, an avatar. It must not be a button, whose own name should say the count. */
  children?: ReactElement;
}

/** A number of new things, on its own or at the corner of something. */
export function Badge({ count, max = 99, label, dot, children }: BadgeProps) {
  const mark = count > 0 && (
    <span className={styles.badge} data-dot={dot || undefined}>
      {!dot && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
  if (!children) return mark || null;
  return (
    <span className={styles.anchor}>
      {children}
      {mark}
    </span>
  );
}

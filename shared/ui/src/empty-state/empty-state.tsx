import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { BrickMotif, type EmptyKind } from './brick-motif.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Nothing yet, nothing left by a filter, or nothing for this person: each looks different. */
  kind?: EmptyKind;
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ kind = 'nothing', title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <BrickMotif kind={kind} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

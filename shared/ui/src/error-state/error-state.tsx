import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What failed, in words. */
  title: string;
  /** The next step. */
  children?: ReactNode;
  /** Code of the failure, shown as it is. */
  code?: string;
  retry?: { label: string; onRetry: () => void; pending?: boolean };
  /** Another way out, for example a link home. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** An area that failed: the rest of the page goes on. */
export function ErrorState({ title, children, code, retry, action, headingLevel = 2, className }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={classNames(styles.error, className)}>
      <Icon name="warning" size={24} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {code && <code className={styles.code}>{code}</code>}
      <div className={styles.actions}>
        {retry && (
          <Button icon="retry" loading={retry.pending} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

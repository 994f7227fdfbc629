import type { RequestFailure } from '@mortar/client';
import { Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import styles from './failure-text.module.css';
import { FailureWords } from './failure-words.tsx';

interface Props {
  failure: RequestFailure;
  /** Words in the place of the server's, where they would not help here. */
  children?: ReactNode;
}

/** What the server says of a form or a press that it refused, or that it did not answer. Readers hear it when it comes. */
export function FailureText({ failure, children }: Props) {
  return (
    <p role="alert" className={styles.failure}>
      <Icon name="error" size={16} className={styles.icon} />
      <span>{children ?? <FailureWords failure={failure} />}</span>
    </p>
  );
}

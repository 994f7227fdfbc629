import type { RequestFailure } from '@mortar/client';
import { Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import styles from './failure-text.module.css';
import { useWords } from './words/index.ts';

interface Props {
  failure: RequestFailure;
  /** Words in the place of the server's, where they would not help here. */
  children?: ReactNode;
}

/** What the server says of a form that it refused, or that it did not answer. */
export function FailureText({ failure, children }: Props) {
  const { failureText } = useWords();
  return (
    <p className={styles.failure}>
      <Icon name="error" size={16} className={styles.icon} />
      {children ?? failureText(failure, 'words.silent-form')}
    </p>
  );
}

/** The same beside a button, where no form would say it: readers hear it when it comes. */
export function FailureAlert({ failure }: Pick<Props, 'failure'>) {
  return (
    <div role="alert">
      <FailureText failure={failure} />
    </div>
  );
}

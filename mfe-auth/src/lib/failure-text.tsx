import { messageOf, type RequestFailure } from '@mortar/client';
import { Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './failure-text.module.css';

interface Props {
  failure: RequestFailure;
  /** Words in the place of the server's, where they would not help here. */
  children?: ReactNode;
}

/** What the server says of a form that it refused, or that it did not answer. The toast with it is gone in 3 s, this stays. */
export function FailureText({ failure, children }: Props) {
  return (
    <p className={styles.failure}>
      <Icon name="error" size={16} className={styles.icon} />
      {children ?? messageOf(failure) ?? <FormattedMessage id="auth.error.silent" />}
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

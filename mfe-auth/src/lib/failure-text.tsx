import { messageOf, type RequestFailure } from '@mortar/client';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './failure-text.module.css';

interface Props {
  failure: RequestFailure;
}

/** What the server says of a form that it refused, or that it did not answer. The toast with it is gone in 3 s, this stays. */
export function FailureText({ failure }: Props) {
  return (
    <p className={styles.failure}>
      <Icon name="error" size={16} className={styles.icon} />
      {messageOf(failure) ?? <FormattedMessage id="auth.error.silent" />}
    </p>
  );
}

import { $isServerReachable } from '@mortar/host';
import { Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './connectivity-strip.module.css';

/** Says that our server does not answer, and goes by itself when it does. */
export function ConnectivityStrip() {
  const reachable = useUnit($isServerReachable);
  return (
    <div role="status" className={styles.place}>
      {!reachable && (
        <p className={styles.strip}>
          <Spinner size={14} />
          <FormattedMessage id="shell.server-lost" />
        </p>
      )}
    </div>
  );
}

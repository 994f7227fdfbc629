import { Spinner } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './connectivity-strip.module.css';
import { $isServerLost } from './model.ts';

/** Says that our server does not answer, and goes by itself when it does. Nothing under it is blocked. */
export function ConnectivityStrip() {
  const isLost = useUnit($isServerLost);
  return (
    <div role="status" className={styles.place}>
      {isLost && (
        <p className={styles.strip}>
          <Spinner size={14} />
          <FormattedMessage id="shell.server-lost.strip" />
        </p>
      )}
    </div>
  );
}

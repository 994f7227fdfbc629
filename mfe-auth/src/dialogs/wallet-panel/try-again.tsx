import { Button, Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { holdings } from './holdings.ts';
import styles from './wallet-panel.module.css';

/** What could not be asked, and a second try. */
export function TryAgain({ children }: { children: ReactNode }) {
  const { isReading, read } = useUnit({ isReading: holdings.$isLoading, read: holdings.retried });
  return (
    <div className={styles.silent}>
      <p className={styles.reason}>
        <Icon name="warning" size={16} className={styles.sign} />
        <span>{children}</span>
      </p>
      <Button icon="retry" loading={isReading} onClick={() => read()}>
        <FormattedMessage id="auth.wallet.retry" />
      </Button>
    </div>
  );
}

import { Button } from '@mortar/ui';
import { QrCode } from '@mortar/ui/media';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneAddress, WALLET_STORE } from './addresses.ts';
import styles from './wallet.module.css';

/** Where no wallet is found: how to get one, and how to go on by the one on a phone (research §4, 29). */
export function NoWallet() {
  const { formatMessage } = useIntl();
  const onPhone = phoneAddress(location);
  return (
    <div className={styles.none}>
      <p>
        <FormattedMessage id="auth.wallet.none" />
      </p>
      <Button size="large" stretch href={WALLET_STORE} target="_blank" rel="noopener noreferrer" trailingIcon="external">
        <FormattedMessage id="auth.wallet.get" />
      </Button>
      <div className={styles.phone}>
        <QrCode value={onPhone} label={formatMessage({ id: 'auth.wallet.qr' })} className={styles.code} />
        <div className={styles.words}>
          <p>
            <FormattedMessage id="auth.wallet.phone" />
          </p>
          <a className={styles.link} href={onPhone} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="auth.wallet.phone-link" />
          </a>
        </div>
      </div>
    </div>
  );
}

import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { QrCode } from '@mortar/ui/media';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './wallet.module.css';

/** How a wallet on another device, or another program of this phone, takes up the pairing. */
export function Pairing({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  const told = (isCopied: boolean) => void open(copyOutcome(isCopied));
  return (
    <div className={styles.phone}>
      <QrCode value={address} label={formatMessage({ id: 'auth.wallet.pairing' })} className={styles.wide} />
      <div className={styles.words}>
        <p>
          <FormattedMessage id="auth.wallet.pairing-note" />
        </p>
        <a className={styles.link} href={address}>
          <FormattedMessage id="auth.wallet.pairing-link" />
        </a>
        <CopyButton value={address} label={formatMessage({ id: 'auth.wallet.copy' })} onOutcome={told} />
      </div>
    </div>
  );
}

import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import type { Output } from '@mortar/protocol';
import { QrCode } from '@mortar/ui/media';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './settings-invites.module.css';

/** The code, the address that carries it, and the same for a camera. */
export function InviteLink({ invitecode, url }: Output<'account.inviteCode'>) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  const tell = (isCopied: boolean) => void open(copyOutcome(isCopied));
  return (
    <div className={styles.link}>
      <div className={styles.ways}>
        <dl className={styles.texts}>
          <div className={styles.text}>
            <dt className={styles.label}>
              <FormattedMessage id="settings.invites.code" />
            </dt>
            <dd className={styles.value}>
              <bdi lang="en" className={styles.code}>
                {invitecode}
              </bdi>
              <CopyButton value={invitecode} label={formatMessage({ id: 'settings.invites.copy-code' })} onOutcome={tell} iconOnly />
            </dd>
          </div>
          <div className={styles.text}>
            <dt className={styles.label}>
              <FormattedMessage id="settings.invites.link" />
            </dt>
            <dd className={styles.value}>
              <bdi lang="en" className={styles.address}>
                {url}
              </bdi>
            </dd>
          </div>
        </dl>
        <CopyButton variant="primary" value={url} label={formatMessage({ id: 'settings.invites.copy-link' })} onOutcome={tell} />
      </div>
      <QrCode className={styles.qr} value={url} label={formatMessage({ id: 'settings.invites.qr' })} />
    </div>
  );
}

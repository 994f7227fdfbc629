import { $links } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import styles from './verification.module.css';

/** Way to the mail where the server sends none away: to who tries the product out on this machine, and nobody else. */
export function DevMailboxLink({ email }: { email: string }) {
  const { devMailbox } = useUnit($links);
  if (!devMailbox) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id="auth.verification.dev-note" />{' '}
      <a className={styles.away} href={`${devMailbox}?to=${encodeURIComponent(email)}`} target="_blank" rel="noopener">
        <FormattedMessage id="auth.verification.dev-mailbox" />
      </a>
    </p>
  );
}

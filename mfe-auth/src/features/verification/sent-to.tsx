import { FormattedMessage } from 'react-intl';
import { maskEmail } from '#entities/email';
import styles from './verification.module.css';

/** Where the code went: 'Check Your Inbox' and the address, partly hidden (spec §2). */
export function SentTo({ email }: { email: string }) {
  return (
    <>
      <FormattedMessage id="auth.verification.inbox" />
      <bdi lang="en" className={styles.address}>
        {maskEmail(email)}
      </bdi>
    </>
  );
}

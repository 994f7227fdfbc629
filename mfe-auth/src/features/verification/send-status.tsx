import { Button, Icon } from '@mortar/ui';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $lockedUntil, $recipient, $sending, codeWanted } from '#entities/code-sending';
import styles from './verification.module.css';

/** How the sending stands, and the way to another code once the lock is open. */
export function SendStatus() {
  const { sending, recipient, until, want } = useUnit({
    sending: $sending,
    recipient: $recipient,
    until: $lockedUntil,
    want: codeWanted,
  });
  const seconds = useSecondsLeft(until);
  return (
    <div className={styles.status}>
      <span role="status" className={styles.sent} data-state={sending}>
        {sending === 'sending' && <FormattedMessage id="auth.verification.sending" />}
        {sending === 'sent' && (
          <>
            <Icon name="check" size={16} />
            <FormattedMessage id="auth.verification.sent" />
          </>
        )}
      </span>
      <Button
        variant="quiet"
        className={styles.resend}
        disabled={seconds > 0 || sending === 'sending'}
        onClick={() => recipient && want(recipient)}
      >
        {seconds > 0 ? (
          <FormattedMessage id="auth.verification.resend-in" values={{ seconds }} />
        ) : (
          <FormattedMessage id="auth.verification.resend" />
        )}
      </Button>
    </div>
  );
}

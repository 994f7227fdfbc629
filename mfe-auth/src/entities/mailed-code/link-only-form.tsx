import { hasCode, type RequestFailure } from '@mortar/client';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { codeWanted, $lockedUntil, $recipient, $sendFailure, $sending } from './sending.ts';
import { maskEmail } from '#entities/email';
import { focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { DevMailboxLink } from './mailed-code-field.tsx';
import styles from './mailed-code.module.css';

interface Props {
  email: string;
  isBusy: boolean;
  failure: RequestFailure | null;
  /** The link was followed in another tab: this browser may hold the server's grant now. */
  onConfirmed: () => void;
}

/**
 * In the place of the code once too many were wrong and only the link of a mail works (docs/design/sessions.md), where what it is
 * needed for waits in this tab: the way to such a mail, and on once its link was followed.
 */
export function LinkOnlyForm({ email, isBusy, failure, onConfirmed }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { sending, sendFailure, recipient, until, want } = useUnit({
    sending: $sending,
    sendFailure: $sendFailure,
    recipient: $recipient,
    until: $lockedUntil,
    want: codeWanted,
  });
  const seconds = useSecondsLeft(until);
  const send = () => {
    setAsked(true);
    if (recipient) want(recipient);
  };
  return (
    <div ref={focusFirst} className={form.form}>
      <p className={styles.text}>
        <FormattedMessage id="auth.verification.link-only" />
      </p>
      <div className={styles.mail}>
        <Button icon="mail" disabled={seconds > 0} loading={sending === 'sending'} onClick={send}>
          <FormattedMessage id={seconds > 0 ? 'auth.verification.link-send-in' : 'auth.verification.link-send'} values={{ seconds }} />
        </Button>
        <p role="status" className={styles.text}>
          {isAsked && sending === 'sent' && <FormattedMessage id="auth.verification.link-sent" values={{ email: maskEmail(email) }} />}
        </p>
      </div>
      <Refusal failure={failure ?? sendFailure} />
      <Button variant="primary" size="large" stretch loading={isBusy} onClick={onConfirmed}>
        <FormattedMessage id="auth.verification.link-done" />
      </Button>
      <DevMailboxLink email={email} />
    </div>
  );
}

/** Why it does not go on; that the codes are used up is said above. */
function Refusal({ failure }: { failure: RequestFailure | null }) {
  if (!failure || hasCode(failure, 'codeClosed')) return null;
  return (
    <FailureText failure={failure}>
      {hasCode(failure, 'codeExpired') ? <FormattedMessage id="auth.verification.link-missing" /> : undefined}
    </FailureText>
  );
}

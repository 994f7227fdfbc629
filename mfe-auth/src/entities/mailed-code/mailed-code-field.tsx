import { messageOf, type RequestFailure } from '@mortar/client';
import { $links } from '@mortar/host';
import { FailureWords } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { CodeField, useSecondsLeft } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOfCode } from './proof.ts';
import { codeWanted, isSame, $lockedUntil, $recipient, $sendFailure, $sending, type Recipient } from './sending.ts';
import { maskEmail } from '#entities/email';
import styles from './mailed-code.module.css';

interface Props {
  recipient: Recipient;
  value: string;
  onValueChange: (code: string) => void;
  isBusy?: boolean;
  /** Why the last code was not taken. */
  failure?: RequestFailure | null;
  /** The code itself was refused: it goes from the boxes. */
  onRefused?: () => void;
  /** What is said where neither code nor mail failed. */
  error?: string | undefined;
}

/**
 * Boxes for a mailed code, and how its mail stands. Of a failure the server's words are said, else that the code has expired
 * (spec §8), and the boxes have the focus: the next key begins anew.
 */
export function MailedCodeField({ recipient, value, onValueChange, isBusy = false, failure = null, onRefused, error }: Props) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const refuse = useEffectEvent((refused: RequestFailure) => {
    if (isOfCode(refused)) onRefused?.();
    const boxes = place.current?.querySelector('input');
    boxes?.focus();
    boxes?.select();
  });
  useEffect(() => {
    if (failure) refuse(failure);
  }, [failure]);
  const { last, sendFailure } = useUnit({ last: $recipient, sendFailure: $sendFailure });
  const refusal = failure ?? (isSame(recipient, last) ? sendFailure : null);
  const said = refusal && messageOf(refusal) === undefined ? formatMessage({ id: 'auth.verification.expired' }) : undefined;
  return (
    <div ref={place}>
      <CodeField
        name="code"
        readOnly={isBusy}
        label={formatMessage({ id: 'auth.verification.code' })}
        value={value}
        onValueChange={onValueChange}
        status={<SendStatus recipient={recipient} isRefused={failure !== null} />}
        error={refusal ? (said ?? <FailureWords failure={refusal} />) : error}
      />
    </div>
  );
}

/** How the sending stands, and the way to another code once the lock is open. @param isRefused that it was sent is no good news any more */
function SendStatus({ recipient, isRefused }: { recipient: Recipient; isRefused: boolean }) {
  const { last, until, want, ...units } = useUnit({
    last: $recipient,
    sending: $sending,
    until: $lockedUntil,
    want: codeWanted,
  });
  const isLast = isSame(recipient, last);
  const sending = isLast ? units.sending : undefined;
  const seconds = useSecondsLeft(isLast ? until : 0);
  return (
    <div className={styles.status}>
      <span role="status" className={styles.sent} data-state={sending}>
        {sending === 'sending' && <FormattedMessage id="auth.verification.sending" />}
        {sending === 'sent' && !isRefused && (
          <>
            <Icon name="check" size={16} />
            <FormattedMessage id="auth.verification.sent" />
          </>
        )}
      </span>
      <Button variant="quiet" className={styles.resend} disabled={seconds > 0 || sending === 'sending'} onClick={() => want(recipient)}>
        {seconds > 0 ? (
          <FormattedMessage id="auth.verification.resend-in" values={{ seconds }} />
        ) : (
          <FormattedMessage id="auth.verification.resend" />
        )}
      </Button>
    </div>
  );
}

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

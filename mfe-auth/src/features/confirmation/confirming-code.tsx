import { Button } from '@mortar/ui';
import { CODE_LENGTH } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $recipient, codeNeeded } from '#entities/code-sending';
import { maskEmail } from '#entities/email';
import { DevMailboxLink, MailedCodeField, SentTo } from '#features/verification';
import styles from './confirmation.module.css';
import type { ConfirmPurpose } from './evidence.ts';

interface Props {
  email: string;
  purpose: ConfirmPurpose;
  value: string;
  onValueChange: (value: string) => void;
  isTried: boolean;
}

/** A code to the account's own address. It is sent when it is asked for, not before. */
export function ConfirmingCode({ email, purpose, value, onValueChange, isTried }: Props) {
  const { formatMessage } = useIntl();
  const { recipient, need } = useUnit({ recipient: $recipient, need: codeNeeded });
  const isAsked = recipient?.email === email && recipient.purpose === purpose;
  const missing = isTried && value.length < CODE_LENGTH ? formatMessage({ id: 'settings.confirm.code-missing' }) : undefined;
  if (!isAsked)
    return (
      <div className={styles.ask}>
        <Button icon="mail" onClick={() => need({ email, purpose })}>
          <FormattedMessage id="settings.confirm.send" values={{ email: maskEmail(email) }} />
        </Button>
        {missing && (
          <p role="alert" className={styles.missing}>
            {missing}
          </p>
        )}
      </div>
    );
  return (
    <div className={styles.code}>
      <div>
        <SentTo email={email} />
      </div>
      <MailedCodeField value={value} onValueChange={onValueChange} error={missing} />
      <DevMailboxLink email={email} />
    </div>
  );
}

import type { RequestFailure } from '@mortar/client';
import { CODE_LENGTH } from '@mortar/protocol/identity';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maskEmail } from '#entities/email';
import { codeNeeded, DevMailboxLink, MailedCodeField, $recipient, SentTo } from '#entities/mailed-code';
import type { OwnAccount } from '#entities/own-account';
import { KnownPasswordField } from '#entities/password';
import styles from './confirmation.module.css';
import { isOfEvidence, isPasswordWrong, type ConfirmPurpose, type Evidence } from './evidence.ts';

interface Props {
  account: OwnAccount;
  purpose: ConfirmPurpose;
  value: Evidence;
  onValueChange: (value: Evidence) => void;
  /** The code was refused: it goes from the boxes, and why stays to be read. */
  onCodeRefused: () => void;
  /** The form was sent: what is missing is said. */
  isTried: boolean;
  /** Why the form was refused: what is wrong with the evidence is said where it was typed, the rest is left to the form. */
  failure: RequestFailure | null;
  /** Name of the password where the form has two. */
  label?: string;
}

/** Asks that it is really the person: the password, a code to the account's address instead, or nothing but a word on what will be looked at. */
export function Confirmation({ account, purpose, value, onValueChange, onCodeRefused, isTried, failure, label }: Props) {
  const { formatMessage } = useIntl();
  if (value.way === 'sign-in')
    return (
      <p className={styles.note}>
        <FormattedMessage id="settings.confirm.sign-in" />
      </p>
    );
  const missing = isTried && value.password === '' ? 'auth.password.missing' : undefined;
  const fault = isPasswordWrong(failure) ? 'settings.confirm.wrong-password' : missing;
  const other = value.way === 'password' ? 'code' : 'password';
  return (
    <div className={styles.confirmation}>
      {value.way === 'password' ? (
        <KnownPasswordField
          {...(label !== undefined && { label })}
          value={value.password}
          onValueChange={(password) => onValueChange({ ...value, password })}
          helper={formatMessage({ id: 'settings.confirm.password' })}
          error={fault && formatMessage({ id: fault })}
        />
      ) : (
        <ConfirmingCode
          email={account.profile.email}
          purpose={purpose}
          value={value.code}
          onValueChange={(code) => onValueChange({ ...value, code })}
          failure={failure && isOfEvidence(failure, value) ? failure : null}
          onRefused={onCodeRefused}
          isTried={isTried}
        />
      )}
      {account.methods.haspassword && (
        <Button variant="quiet" className={styles.other} onClick={() => onValueChange({ ...value, way: other })}>
          <FormattedMessage id={`settings.confirm.to-${other}`} />
        </Button>
      )}
    </div>
  );
}

interface ConfirmingCodeProps {
  email: string;
  purpose: ConfirmPurpose;
  value: string;
  onValueChange: (value: string) => void;
  failure: RequestFailure | null;
  onRefused: () => void;
  isTried: boolean;
}

/** A code to the account's own address. It is sent when it is asked for, not before. */
function ConfirmingCode({ email, purpose, isTried, value, ...field }: ConfirmingCodeProps) {
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
      <MailedCodeField recipient={{ email, purpose }} {...field} value={value} error={missing} />
      <DevMailboxLink email={email} />
    </div>
  );
}

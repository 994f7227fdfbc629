import { Button } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { KnownPasswordField } from '#entities/password';
import type { OwnAccount } from '#entities/own-account';
import styles from './confirmation.module.css';
import { ConfirmingCode } from './confirming-code.tsx';
import type { ConfirmPurpose, Evidence } from './evidence.ts';

interface Props {
  account: OwnAccount;
  purpose: ConfirmPurpose;
  value: Evidence;
  onValueChange: (value: Evidence) => void;
  /** The form was sent: what is missing is said. */
  isTried: boolean;
  /** Name of the password where the form has two. */
  label?: string;
}

/** Asks that it is really the person: the password, a code to the account's address instead, or nothing but a word on what will be looked at. */
export function Confirmation({ account, purpose, value, onValueChange, isTried, label }: Props) {
  const { formatMessage } = useIntl();
  if (value.way === 'sign-in')
    return (
      <p className={styles.note}>
        <FormattedMessage id="settings.confirm.sign-in" />
      </p>
    );
  const other = value.way === 'password' ? 'code' : 'password';
  return (
    <div className={styles.confirmation}>
      {value.way === 'password' ? (
        <KnownPasswordField
          {...(label !== undefined && { label })}
          value={value.password}
          onValueChange={(password) => onValueChange({ ...value, password })}
          helper={formatMessage({ id: 'settings.confirm.password' })}
          error={isTried && value.password === '' ? formatMessage({ id: 'auth.password.missing' }) : undefined}
        />
      ) : (
        <ConfirmingCode
          email={account.profile.email}
          purpose={purpose}
          value={value.code}
          onValueChange={(code) => onValueChange({ ...value, code })}
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

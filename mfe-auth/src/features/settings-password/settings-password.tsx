import { toastShown } from '@mortar/host';
import { updatePassword } from '@mortar/protocol/identity';
import { createTask, FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type OwnAccount, WithOwnAccount } from '#entities/own-account';
import { isPasswordGood, NewPasswordField, passwordHash, passwordMessage } from '#entities/password';
import { Confirmation, isEvidenceWhole, isOfEvidence, noEvidence, sealed, type Evidence } from '#entities/confirmation';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { Panel } from '../../lib/panel.tsx';

/** Sets another password; every other session of the account ends by it. */
const changePasswordFx = createTask(async ({ next, evidence }: { next: string; evidence: Evidence }, { call }) => {
  const [password, { password: oldpassword, code }] = await Promise.all([passwordHash(next), sealed(evidence)]);
  return call(updatePassword, { password, ...(oldpassword !== undefined && { oldpassword }), ...(code !== undefined && { code }) });
});

/** Another password; without an address a password would open nothing. */
export function PasswordSettings() {
  const [changes, setChanges] = useState(0);
  return (
    <Panel title={<FormattedMessage id="settings.password.title" />} lede={<FormattedMessage id="settings.password.lede" />}>
      <WithOwnAccount>
        {(account) =>
          account.profile.email === '' ? (
            <p>
              <FormattedMessage id="settings.password.no-email" />
            </p>
          ) : (
            <PasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
          )
        }
      </WithOwnAccount>
    </Panel>
  );
}

interface Props {
  account: OwnAccount;
  /** The password is another one now. */
  onChanged: () => void;
}

/** The password so far, or a code to the account's address, and the new one. */
function PasswordForm({ account, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure, forgive } = useAction(useUnit(changePasswordFx));
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [next, setNext] = useState('');
  const [isTried, setTried] = useState(false);
  const isWeak = !isPasswordGood(next);
  const refused = failure ? passwordMessage(failure) : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    if (isWeak) return focusField(event.currentTarget, 'new-password');
    act({ next, evidence }, () => {
      toast({ type: 'success', text: formatMessage({ id: 'settings.password.changed' }) });
      onChanged();
    });
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={account.profile.email} />
      <Confirmation
        account={account}
        purpose="editPass"
        label={formatMessage({ id: 'settings.password.current' })}
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        onCodeRefused={() => setEvidence({ ...evidence, code: '' })}
        isTried={isTried}
        failure={failure}
      />
      <NewPasswordField
        name="new-password"
        label={formatMessage({ id: 'settings.password.new' })}
        value={next}
        onValueChange={(value) => (setNext(value), forgive())}
        error={isTried && isWeak ? formatMessage({ id: 'auth.password.weak' }) : refused}
      />
      {failure && refused === undefined && !isOfEvidence(failure, evidence) && <FailureText failure={failure} />}
      <div>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="settings.password.submit" />
        </Button>
      </div>
    </form>
  );
}

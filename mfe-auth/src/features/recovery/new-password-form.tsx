import { fieldMessage, hasCode, messageOf } from '@mortar/client';
import { toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewPasswordField } from '#entities/password';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $failure, $isBusy, $isNewPasswordGood, $newPassword, $recovery, newPasswordTyped, resetFx } from './model.ts';

interface Props {
  /** The password is set; every session has ended. */
  onDone: () => void;
}

/** The new password, with what is met of the rules so far. */
export function NewPasswordForm({ onDone }: Props) {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const { recovery, password, isGood, failure, isBusy, type, reset, tell } = useUnit({
    recovery: $recovery,
    password: $newPassword,
    isGood: $isNewPasswordGood,
    failure: $failure,
    isBusy: $isBusy,
    type: newPasswordTyped,
    reset: resetFx,
    tell: toastShown,
  });
  const goOn = () => {
    tell({ type: 'success', text: formatMessage({ id: 'auth.reset.done' }) });
    onDone();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return focusField(event.currentTarget, 'password');
    // A refusal is shown out of its store.
    if (!isBusy) void reset().then(goOn, () => undefined);
  };
  const refusal = failure && (hasCode(failure, 'passwordTooCommon') ? messageOf(failure) : fieldMessage(failure, 'password'));
  const weak = isTried && !isGood && formatMessage({ id: 'auth.password.weak' });
  return (
    <form ref={focusFirst} className={form.form} onSubmit={send} noValidate>
      {/* So that a password manager keeps both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={recovery.email} />
      <NewPasswordField value={password} onValueChange={type} error={refusal ?? weak} />
      {failure && !refusal && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" size="large" stretch loading={isBusy}>
        <FormattedMessage id="auth.reset.submit" />
      </Button>
    </form>
  );
}

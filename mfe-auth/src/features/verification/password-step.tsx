import { fieldMessage, hasCode, messageOf } from '@mortar/client';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $isPasswordGood, $password, passwordTyped } from '#entities/credentials';
import { NewPasswordField } from '#entities/password';
import { FailureText } from '../../lib/failure-text.tsx';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $failure, $isBusy, $screen, passwordSubmitted } from './model.ts';
import styles from './verification.module.css';

/** The password once more: the page was reloaded and kept none, or the server refused it. */
export function PasswordStep() {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const { screen, password, isGood, failure, isBusy, type, submit } = useUnit({
    screen: $screen,
    password: $password,
    isGood: $isPasswordGood,
    failure: $failure,
    isBusy: $isBusy,
    type: passwordTyped,
    submit: passwordSubmitted,
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return focusField(event.currentTarget, 'password');
    submit();
  };
  const isRefused = failure && hasCode(failure, 'passwordTooCommon');
  const refusal = failure && (isRefused ? messageOf(failure) : fieldMessage(failure, 'password'));
  const weak = isTried && !isGood && formatMessage({ id: 'auth.password.weak' });
  return (
    <form ref={focusFirst} className={form.form} onSubmit={send} noValidate>
      {screen.hasGrant && (
        <p className={styles.text}>
          <FormattedMessage id="auth.step.again" />
        </p>
      )}
      {/* So that a password manager keeps both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={screen.email} />
      <NewPasswordField value={password} onValueChange={type} error={refusal ?? weak} />
      {failure && !refusal && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" size="large" stretch loading={isBusy}>
        <FormattedMessage id="auth.step.submit" />
      </Button>
    </form>
  );
}

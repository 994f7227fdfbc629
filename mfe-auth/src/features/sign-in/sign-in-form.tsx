import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $email, $password, emailTyped, passwordTyped } from '#entities/credentials';
import { EmailField, isEmail } from '#entities/email';
import { KnownPasswordField } from '#entities/password';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $isLoggingIn, $loginFailure, loginSubmitted } from './model.ts';

/** E-mail and password of an account that exists. */
export function SignInForm() {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const { email, password, failure, isBusy, typeEmail, typePassword, submit } = useUnit({
    email: $email,
    password: $password,
    failure: $loginFailure,
    isBusy: $isLoggingIn,
    typeEmail: emailTyped,
    typePassword: passwordTyped,
    submit: loginSubmitted,
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(email.trim())) return focusField(event.currentTarget, 'email');
    if (!password) return focusField(event.currentTarget, 'password');
    submit((msg) => formatMessage({ id: 'auth.login.failed' }, { msg }));
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <EmailField value={email} onValueChange={typeEmail} isTried={isTried} />
      <KnownPasswordField
        value={password}
        onValueChange={typePassword}
        error={isTried && !password && formatMessage({ id: 'auth.password.missing' })}
      />
      {failure && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" size="large" stretch loading={isBusy}>
        <FormattedMessage id="auth.login.submit" />
      </Button>
    </form>
  );
}

import { hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { FailureText, FailureWords } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $email, $password, emailTyped, passwordTyped } from '#entities/credentials';
import { EmailField, isEmail } from '#entities/email';
import { KnownPasswordField } from '#entities/password';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $isLoggingIn, $loginFailure, loginSubmitted } from './model.ts';

/** E-mail and password of an account that exists. A wrong one of them is said at the password, anything else under both (spec §8). */
export function SignInForm() {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLFormElement>(null);
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
    submit();
  };
  const isWrong = failure !== null && hasCode(failure, 'wrongCredentials');
  useEffect(() => {
    if (isWrong) focusField(place.current, 'password');
  }, [isWrong]);
  const missing = isTried && !password && formatMessage({ id: 'auth.password.missing' });
  return (
    <form ref={place} className={form.form} onSubmit={send} noValidate>
      <EmailField value={email} onValueChange={typeEmail} isTried={isTried} />
      <KnownPasswordField value={password} onValueChange={typePassword} error={isWrong ? <Refusal failure={failure} /> : missing} />
      {failure && !isWrong && (
        <FailureText failure={failure}>
          <Refusal failure={failure} />
        </FailureText>
      )}
      <Button type="submit" variant="primary" size="large" stretch loading={isBusy}>
        <FormattedMessage id="auth.login.submit" />
      </Button>
    </form>
  );
}

/** The text of spec §8 around the server's message; a server that did not answer has none. */
function Refusal({ failure }: { failure: RequestFailure }) {
  if (messageOf(failure) === undefined) return <FailureWords failure={failure} />;
  return <FailureWords failure={failure} within={(msg) => <FormattedMessage id="auth.login.failed" values={{ msg }} />} />;
}

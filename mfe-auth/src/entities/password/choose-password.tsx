import type { RequestFailure } from '@mortar/client';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { NewPasswordField } from './password-fields.tsx';
import { isPasswordGood, passwordMessage } from './rules.ts';

interface Props {
  /** Whose password it becomes. */
  email: string;
  password: string;
  isBusy: boolean;
  /** Why the last one was not taken; what is said of the password itself stands under it. */
  failure: RequestFailure | null;
  /** Id of the text on the button. */
  submit: string;
  /** Why it is asked for. */
  children?: ReactNode;
  onType: (password: string) => void;
  /** It meets every rule. */
  onSubmit: () => void;
}

/** A form that asks for a new password and nothing else. It takes the focus. */
export function ChoosePassword({ email, password, isBusy, failure, submit, children, onType, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const isGood = isPasswordGood(password);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return focusField(event.currentTarget, 'password');
    onSubmit();
  };
  const refusal = failure && passwordMessage(failure);
  const weak = isTried && !isGood && formatMessage({ id: 'auth.password.weak' });
  return (
    <form ref={focusFirst} className={form.form} onSubmit={send} noValidate>
      {children}
      {/* So that a password manager keeps both together. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <NewPasswordField value={password} onValueChange={onType} error={refusal ?? weak} />
      {failure && !refusal && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" size="large" stretch loading={isBusy}>
        <FormattedMessage id={submit} />
      </Button>
    </form>
  );
}

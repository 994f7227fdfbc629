import { useState, type SubmitEvent } from 'react';
import { EmailField, isEmail } from '#entities/email';
import { focusField } from '../../lib/focus-field.ts';
import { FormWays } from '../../lib/form-ways.tsx';
import form from '../../lib/form.module.css';

interface Props {
  email: string;
  onType: (email: string) => void;
  /** It is an address: a code goes there. */
  onReady: () => void;
  onCancel: () => void;
}

/** The new address. */
export function AddressStep({ email, onType, onReady, onCancel }: Props) {
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(email.trim())) return focusField(event.currentTarget, 'email');
    onReady();
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <EmailField value={email} onValueChange={onType} isTried={isTried} />
      <FormWays submit="settings.email.send" cancel="settings.cancel" onCancel={onCancel} />
    </form>
  );
}

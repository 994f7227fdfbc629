import { useState, type ReactNode, type SubmitEvent } from 'react';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { EmailField } from './email-field.tsx';
import { isEmail } from './is-email.ts';

interface Props {
  email: string;
  onType: (email: string) => void;
  /** It is an address. */
  onSubmit: (address: string) => void;
  /** The button that sends it. */
  children: ReactNode;
}

/** A form that asks for an address and nothing else. */
export function EmailForm({ email, onType, onSubmit, children }: Props) {
  const [isTried, setTried] = useState(false);
  const address = email.trim();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(address)) return focusField(event.currentTarget, 'email');
    onSubmit(address);
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <EmailField value={email} onValueChange={onType} isTried={isTried} />
      {children}
    </form>
  );
}

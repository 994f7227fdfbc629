import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmailField, isEmail } from '#entities/email';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $typedAddress, addressSubmitted, addressTyped } from './model.ts';

/** The address that a third party did not name (spec §2, bind-email entry screen). */
export function AddressStep() {
  const [isTried, setTried] = useState(false);
  const { address, type, submit } = useUnit({ address: $typedAddress, type: addressTyped, submit: addressSubmitted });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(address.trim())) return focusField(event.currentTarget, 'email');
    submit();
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <EmailField value={address} onValueChange={type} isTried={isTried} />
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="auth.third-party.email.submit" />
      </Button>
    </form>
  );
}

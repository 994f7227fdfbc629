import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $email, emailTyped } from '#entities/credentials';
import { EmailForm, isEmail } from '#entities/email';
import { $addressFailure, sendToFx } from './model.ts';

interface Props {
  /** What the code is for; a new password unless said otherwise. */
  purpose?: 'forgot' | 'bindEmail';
  /** The code is on its way to this address. */
  onSent: (email: string) => void;
}

/** The address that a code goes to: the button waits for one that is whole (spec §4). */
export function AddressForm({ purpose = 'forgot', onSent }: Props) {
  const { email, failure, isSending, type, send } = useUnit({
    email: $email,
    failure: $addressFailure,
    isSending: sendToFx.pending,
    type: emailTyped,
    send: sendToFx,
  });
  const goOn = async (address: string) => {
    const { failure: refusal } = await send({ email: address, purpose });
    if (!refusal) onSent(address);
  };
  return (
    <EmailForm email={email} onType={type} onSubmit={(address) => !isSending && void goOn(address)}>
      {failure && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" size="large" stretch disabled={!isEmail(email.trim())} loading={isSending}>
        <FormattedMessage id="auth.forgot.submit" />
      </Button>
    </EmailForm>
  );
}

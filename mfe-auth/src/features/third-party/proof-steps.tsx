import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmailField, isEmail } from '#entities/email';
import { CodeForm, LinkOnlyForm } from '#entities/mailed-code';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import {
  $code,
  $isCodeWhole,
  $isLinkOnly,
  $isProving,
  $proofFailure,
  $typedAddress,
  addressSubmitted,
  addressTyped,
  codeSubmitted,
  codeTyped,
  linkConfirmed,
} from './proof.ts';

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

/** The code that proves an address, or the link in its place; with it the sign-in by the third party goes on. */
export function ProofStep({ email }: { email: string }) {
  const { isLinkOnly, goOn, ...code } = useUnit({
    code: $code,
    failure: $proofFailure,
    isBusy: $isProving,
    isWhole: $isCodeWhole,
    onCodeChange: codeTyped,
    onSubmit: codeSubmitted,
    isLinkOnly: $isLinkOnly,
    goOn: linkConfirmed,
  });
  if (isLinkOnly) return <LinkOnlyForm email={email} isBusy={code.isBusy} failure={code.failure} onConfirmed={goOn} />;
  return <CodeForm isCodeOnly email={email} {...code} />;
}

import { Button } from '@mortar/ui';
import { CodeField } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $sendFailure } from '#entities/code-sending';
import { DevMailboxLink, SendStatus, useFailureWords } from '#features/verification';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { $code, $isCodeWhole, $isProving, $proofFailure, codeSubmitted, codeTyped } from './model.ts';

/** The code that proves an address; with it the sign-in by the third party goes on. */
export function ProofStep({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const words = useFailureWords();
  const place = useRef<HTMLFormElement>(null);
  const { code, failure, sendFailure, isBusy, isWhole, type, submit } = useUnit({
    code: $code,
    failure: $proofFailure,
    sendFailure: $sendFailure,
    isBusy: $isProving,
    isWhole: $isCodeWhole,
    type: codeTyped,
    submit: codeSubmitted,
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  // A refused code stays to be read; the next key replaces it.
  useEffect(() => {
    if (failure) focusField(place.current, 'code');
  }, [failure]);
  return (
    <form ref={place} className={form.form} onSubmit={send} noValidate>
      <CodeField
        name="code"
        readOnly={isBusy}
        label={formatMessage({ id: 'auth.verification.code' })}
        value={code}
        onValueChange={type}
        status={<SendStatus />}
        error={words(failure ?? sendFailure)}
      />
      <Button type="submit" variant="primary" size="large" stretch disabled={!isWhole} loading={isBusy}>
        <FormattedMessage id="auth.verification.ok" />
      </Button>
      <DevMailboxLink email={email} />
    </form>
  );
}

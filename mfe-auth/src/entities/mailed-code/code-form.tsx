import type { RequestFailure } from '@mortar/client';
import { Button } from '@mortar/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { DevMailboxLink, MailedCodeField } from './mailed-code-field.tsx';
import styles from './mailed-code.module.css';

interface Props {
  email: string;
  code: string;
  isWhole: boolean;
  isBusy: boolean;
  failure: RequestFailure | null;
  /** The link of the mail leads away from this screen: it is not spoken of. */
  isCodeOnly?: boolean;
  onCodeChange: (code: string) => void;
  onSubmit: () => void;
}

/** Four boxes, how the mail stands, and OK (spec §2). */
export function CodeForm({ email, code, isWhole, isBusy, failure, isCodeOnly = false, onCodeChange, onSubmit }: Props) {
  const place = useRef<HTMLFormElement>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  // A refused code stays to be read; the next key replaces it.
  useEffect(() => {
    if (failure) focusField(place.current, 'code');
  }, [failure]);
  return (
    <form ref={place} className={form.form} onSubmit={send} noValidate>
      <MailedCodeField value={code} onValueChange={onCodeChange} isBusy={isBusy} failure={failure} />
      <Button type="submit" variant="primary" size="large" stretch disabled={!isWhole} loading={isBusy}>
        <FormattedMessage id="auth.verification.ok" />
      </Button>
      {!isCodeOnly && (
        <p className={styles.note}>
          <FormattedMessage id="auth.verification.link-note" />
        </p>
      )}
      <DevMailboxLink email={email} />
    </form>
  );
}

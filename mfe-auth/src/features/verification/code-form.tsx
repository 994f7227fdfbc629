import type { RequestFailure } from '@mortar/client';
import { Button } from '@mortar/ui';
import { CodeField } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $sendFailure } from '#entities/code-sending';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { DevMailboxLink } from './dev-mailbox-link.tsx';
import { useFailureWords } from './failure-words.ts';
import { SendStatus } from './send-status.tsx';
import styles from './verification.module.css';

interface Props {
  email: string;
  code: string;
  isWhole: boolean;
  isBusy: boolean;
  failure: RequestFailure | null;
  onCodeChange: (code: string) => void;
  onSubmit: () => void;
}

/** Four boxes, how the mail stands, and OK (spec §2). */
export function CodeForm({ email, code, isWhole, isBusy, failure, onCodeChange, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const words = useFailureWords();
  const place = useRef<HTMLFormElement>(null);
  const sendFailure = useUnit($sendFailure);
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
      <CodeField
        name="code"
        readOnly={isBusy}
        label={formatMessage({ id: 'auth.verification.code' })}
        value={code}
        onValueChange={onCodeChange}
        status={<SendStatus />}
        error={words(failure ?? sendFailure)}
      />
      <Button type="submit" variant="primary" size="large" stretch disabled={!isWhole} loading={isBusy}>
        <FormattedMessage id="auth.verification.ok" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="auth.verification.link-note" />
      </p>
      <DevMailboxLink email={email} />
    </form>
  );
}

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
import { $failure, $isBusy, $isCodeWhole, $screen, codeSubmitted, codeTyped } from './model.ts';
import { SendStatus } from './send-status.tsx';
import styles from './verification.module.css';

/** Four boxes, how the mail stands, and OK (spec §2). */
export function CodeStep() {
  const { formatMessage } = useIntl();
  const words = useFailureWords();
  const place = useRef<HTMLFormElement>(null);
  const { screen, failure, sendFailure, isBusy, isWhole, type, submit } = useUnit({
    screen: $screen,
    failure: $failure,
    sendFailure: $sendFailure,
    isBusy: $isBusy,
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
        value={screen.code}
        onValueChange={type}
        status={<SendStatus />}
        error={words(failure ?? sendFailure)}
      />
      <Button type="submit" variant="primary" size="large" stretch disabled={!isWhole} loading={isBusy}>
        <FormattedMessage id="auth.verification.ok" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="auth.verification.link-note" />
      </p>
      <DevMailboxLink email={screen.email} />
    </form>
  );
}

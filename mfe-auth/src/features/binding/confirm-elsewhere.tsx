import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BegunElsewhere } from '#features/verification';
import form from '../../lib/form.module.css';
import { confirmElsewhereFx } from './model.ts';

/** The link of a mail was followed where no sign-in waits for its address: its code helps where that began, and so does a press here. */
export function ConfirmElsewhere() {
  const { act, isBusy, failure } = useAction(useUnit(confirmElsewhereFx));
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed)
    return (
      <p role="status">
        <FormattedMessage id="auth.verification.elsewhere-done" />
      </p>
    );
  return (
    <div className={form.form}>
      <BegunElsewhere />
      <p>
        <FormattedMessage id="auth.verification.elsewhere-link" />
      </p>
      {failure && <FailureText failure={failure} />}
      <Button size="large" stretch loading={isBusy} onClick={() => act(undefined, () => setConfirmed(true))}>
        <FormattedMessage id="auth.verification.confirm" />
      </Button>
    </div>
  );
}

import { CODE_LENGTH } from '@mortar/protocol';
import { useAction } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { DevMailboxLink, MailedCodeField, SentTo } from '#features/verification';
import { FormWays } from '../../lib/form-ways.tsx';
import form from '../../lib/form.module.css';
import { proveAddressFx } from './model.ts';
import styles from './settings-email.module.css';

interface Props {
  email: string;
  onProven: () => void;
  /** Another address is wanted. */
  onBack: () => void;
}

/** The code out of the new address's mail. */
export function CodeStep({ email, onProven, onBack }: Props) {
  const [code, setCode] = useState('');
  const { act, isBusy, failure, forgive } = useAction(useUnit(proveAddressFx));
  const isWhole = code.length === CODE_LENGTH;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWhole) act({ email, code }, onProven);
  };
  return (
    <form className={`${form.form} ${styles.code}`} onSubmit={send} noValidate>
      <div>
        <SentTo email={email} />
      </div>
      <MailedCodeField value={code} onValueChange={(value) => (setCode(value), forgive())} isBusy={isBusy} failure={failure} />
      <FormWays
        submit="auth.verification.ok"
        cancel="auth.verification.change"
        button={{ disabled: !isWhole }}
        isBusy={isBusy}
        onCancel={onBack}
      />
      <DevMailboxLink email={email} />
    </form>
  );
}

import { CODE_LENGTH } from '@mortar/protocol/identity';
import { useAction } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmedForm } from '#entities/confirmation';
import { EmailForm, maskEmail } from '#entities/email';
import { codeNeeded, DevMailboxLink, MailedCodeField, SentTo, type Recipient } from '#entities/mailed-code';
import type { OwnAccount } from '#entities/own-account';
import { focusFirst } from '../../lib/focus-field.ts';
import { FormWays } from '../../lib/form-ways.tsx';
import form from '../../lib/form.module.css';
import { changeEmailFx, proveAddressFx } from './model.ts';
import styles from './settings-email.module.css';

interface Props {
  account: OwnAccount;
  /** It is changed, or shall stay. */
  onEnd: () => void;
}

/** Whom the code of a new address goes to. */
const recipientOf = (email: string): Recipient => ({ email, purpose: 'bindEmail' });

/** New address, the code out of its mail, and the owner's confirmation. */
export function ChangeEmail({ account, onEnd }: Props) {
  const need = useUnit(codeNeeded);
  const [step, setStep] = useState<'address' | 'code' | 'confirm'>('address');
  const [email, setEmail] = useState('');
  const address = email.trim();
  const back = () => setStep('address');
  const prove = () => {
    need(recipientOf(address));
    setStep('code');
  };
  return (
    <div key={step} ref={focusFirst}>
      {step === 'address' && (
        <EmailForm email={email} onType={setEmail} onSubmit={prove}>
          <FormWays submit="settings.email.send" cancel="settings.cancel" onCancel={onEnd} />
        </EmailForm>
      )}
      {step === 'code' && <CodeStep email={address} onProven={() => setStep('confirm')} onBack={back} />}
      {step === 'confirm' && <ConfirmStep account={account} email={address} onChanged={onEnd} onBack={back} />}
    </div>
  );
}

interface CodeStepProps {
  email: string;
  onProven: () => void;
  /** Another address is wanted. */
  onBack: () => void;
}

/** The code out of the new address's mail. */
function CodeStep({ email, onProven, onBack }: CodeStepProps) {
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
      <MailedCodeField
        recipient={recipientOf(email)}
        value={code}
        onValueChange={(value) => (setCode(value), forgive())}
        isBusy={isBusy}
        failure={failure}
        onRefused={() => setCode('')}
      />
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

interface ConfirmStepProps {
  account: OwnAccount;
  /** The proven address. */
  email: string;
  onChanged: () => void;
  onBack: () => void;
}

const TEXTS = { submit: 'settings.email.submit', cancel: 'auth.verification.change', done: 'settings.email.changed' };

/** That it is the owner's wish; then the address is changed. */
function ConfirmStep({ account, email, onChanged, onBack }: ConfirmStepProps) {
  const change = useUnit(changeEmailFx);
  return (
    <ConfirmedForm account={account} texts={TEXTS} run={(evidence) => change({ email, evidence })} onDone={onChanged} onCancel={onBack}>
      <p>
        <FormattedMessage id="settings.email.proven" values={{ email: <bdi lang="en">{maskEmail(email)}</bdi> }} />
      </p>
    </ConfirmedForm>
  );
}

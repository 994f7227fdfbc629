import { useUnit } from 'effector-react';
import { useState } from 'react';
import { codeNeeded } from '#entities/code-sending';
import type { OwnAccount } from '#entities/own-account';
import { focusFirst } from '../../lib/focus-field.ts';
import { AddressStep } from './address-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';

interface Props {
  account: OwnAccount;
  /** It is changed, or shall stay. */
  onEnd: () => void;
}

/** New address, the code out of its mail, and the owner's confirmation. */
export function ChangeEmail({ account, onEnd }: Props) {
  const need = useUnit(codeNeeded);
  const [step, setStep] = useState<'address' | 'code' | 'confirm'>('address');
  const [email, setEmail] = useState('');
  const address = email.trim();
  const back = () => setStep('address');
  const prove = () => {
    need({ email: address, purpose: 'bindEmail' });
    setStep('code');
  };
  return (
    <div key={step} ref={focusFirst}>
      {step === 'address' && <AddressStep email={email} onType={setEmail} onReady={prove} onCancel={onEnd} />}
      {step === 'code' && <CodeStep email={address} onProven={() => setStep('confirm')} onBack={back} />}
      {step === 'confirm' && <ConfirmStep account={account} email={address} onChanged={onEnd} onBack={back} />}
    </div>
  );
}

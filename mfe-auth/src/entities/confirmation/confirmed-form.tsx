import { toastShown } from '@mortar/host';
import { FailureText, useAction } from '@mortar/remote-kit';
import type { ButtonProps } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OwnAccount } from '#entities/own-account';
import { focusField } from '../../lib/focus-field.ts';
import { FormWays } from '../../lib/form-ways.tsx';
import form from '../../lib/form.module.css';
import { Confirmation } from './confirmation.tsx';
import { isEvidenceWhole, isOfEvidence, noEvidence, type Evidence } from './evidence.ts';

interface Props {
  ref?: Ref<HTMLFormElement>;
  account: OwnAccount;
  /** Ids of texts: both buttons, and the toast of a success. */
  texts: { submit: string; cancel: string; done: string };
  /** Look of the button that sends. */
  button?: Pick<ButtonProps, 'variant' | 'icon'>;
  /** What is confirmed, above the confirmation. */
  children?: ReactNode;
  /** The form was sent; whether all is there that `children` ask for. */
  onTry?: () => boolean;
  /** Does what was confirmed. @throws RequestFailure */
  run: (evidence: Evidence) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** A form for what its owner must confirm: what it is, the confirmation, why it was refused, and both ways on. */
export function ConfirmedForm({ ref, account, texts, button, children, onTry, run, onDone, onCancel }: Props) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure, forgive } = useAction(run);
  const [evidence, setEvidence] = useState(() => noEvidence(account));
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const isReady = onTry?.() ?? true;
    if (!isEvidenceWhole(evidence)) return focusField(event.currentTarget, evidence.way);
    if (!isReady) return;
    act(evidence, () => {
      toast({ type: 'success', text: formatMessage({ id: texts.done }) });
      onDone();
    });
  };
  return (
    <form ref={ref} className={form.form} onSubmit={send} noValidate>
      {children}
      <Confirmation
        account={account}
        purpose="verify"
        value={evidence}
        onValueChange={(value) => (setEvidence(value), forgive())}
        onCodeRefused={() => setEvidence({ ...evidence, code: '' })}
        isTried={isTried}
        failure={failure}
      />
      {failure && !isOfEvidence(failure, evidence) && <FailureText failure={failure} />}
      <FormWays submit={texts.submit} cancel={texts.cancel} button={button} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

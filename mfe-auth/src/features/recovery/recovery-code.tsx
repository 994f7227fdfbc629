import { useUnit } from 'effector-react';
import { CodeForm, LinkForm } from '#features/verification';
import { $failure, $isBusy, $isCodeWhole, $recovery, codeChosen, codeTyped, proveByLinkFx, proveFx } from './model.ts';

interface Props {
  /** The address is proven; what the page of the new password is told (spec §2). */
  onProven: (query: { email: string; code: string; sendEmailType: string }) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

/** Code or link of a mail for a new password. */
export function RecoveryCode({ onProven, onLinkTaken = () => undefined }: Props) {
  const { recovery, failure, isBusy, isWhole, type, chooseCode, prove, proveByLink } = useUnit({
    recovery: $recovery,
    failure: $failure,
    isBusy: $isBusy,
    isWhole: $isCodeWhole,
    type: codeTyped,
    chooseCode: codeChosen,
    prove: proveFx,
    proveByLink: proveByLinkFx,
  });
  const { email, code, purpose, link } = recovery;
  const goOn = () => onProven({ email, code, sendEmailType: purpose });
  // A refusal is shown out of its store.
  const stay = () => undefined;
  if (link !== null)
    return (
      <LinkForm
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void proveByLink().then(goOn, onLinkTaken)}
        onCodeChosen={() => {
          chooseCode();
          onLinkTaken();
        }}
      />
    );
  return (
    <CodeForm
      email={email}
      code={code}
      isWhole={isWhole}
      isBusy={isBusy}
      failure={failure}
      onCodeChange={type}
      onSubmit={() => {
        if (isWhole && !isBusy) void prove().then(goOn, stay);
      }}
    />
  );
}

import { useUnit } from 'effector-react';
import { CodeOrLink, type CodeScreenUnits } from '#entities/mailed-code';
import { $failure, $isBusy, $isCodeWhole, $recovery, codeChosen, codeTyped, proveByLinkFx, proveFx } from './model.ts';

interface Props {
  /** The address is proven; what the page of the new password is told (spec §2). */
  onProven: (query: { email: string; code: string; sendEmailType: string }) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

const UNITS = {
  screen: $recovery,
  failure: $failure,
  isBusy: $isBusy,
  isWhole: $isCodeWhole,
  type: codeTyped,
  chooseCode: codeChosen,
} satisfies CodeScreenUnits;

/** Code or link of a mail for a new password. */
export function RecoveryCode({ onProven, onLinkTaken = () => undefined }: Props) {
  const { recovery, prove, proveByLink } = useUnit({ recovery: $recovery, prove: proveFx, proveByLink: proveByLinkFx });
  const { email, code, purpose } = recovery;
  return (
    <CodeOrLink
      units={UNITS}
      prove={prove}
      proveByLink={proveByLink}
      onProven={() => onProven({ email, code, sendEmailType: purpose })}
      onLinkTaken={onLinkTaken}
    />
  );
}

import { useUnit } from 'effector-react';
import { LinkForm } from './link-form.tsx';
import { $failure, $isBusy, codeChosen, linkConfirmed } from './model.ts';

interface Props {
  /** The secret of the link has been taken up: the address may drop it. */
  onTaken: () => void;
}

/** The followed link of a sign-up. */
export function LinkStep({ onTaken }: Props) {
  const { failure, isBusy, confirm, chooseCode } = useUnit({
    failure: $failure,
    isBusy: $isBusy,
    confirm: linkConfirmed,
    chooseCode: codeChosen,
  });
  const leaving = (act: () => void) => () => {
    act();
    onTaken();
  };
  return <LinkForm isBusy={isBusy} failure={failure} onConfirm={leaving(confirm)} onCodeChosen={leaving(chooseCode)} />;
}

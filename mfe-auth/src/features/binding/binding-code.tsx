import { $isSignedIn, safePath } from '@mortar/host';
import { useUnit } from 'effector-react';
import { BegunElsewhere, CodeOrLink, type CodeScreenUnits } from '#features/verification';
import { $binding, $failure, $isBusy, $isCodeWhole, codeChosen, codeTyped, proveByLinkFx, proveFx } from './model.ts';

interface Props {
  /** The address is proven and nobody had to be signed in: it goes on to this path. A sign-in leads on by itself. */
  onDone: (path: string) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

const UNITS = {
  screen: $binding,
  failure: $failure,
  isBusy: $isBusy,
  isWhole: $isCodeWhole,
  type: codeTyped,
  chooseCode: codeChosen,
} satisfies CodeScreenUnits;

/** Code or link of a mail that binds an address. */
export function BindingCode({ onDone, onLinkTaken = () => undefined }: Props) {
  const { binding, isSignedIn, prove, proveByLink } = useUnit({
    binding: $binding,
    isSignedIn: $isSignedIn,
    prove: proveFx,
    proveByLink: proveByLinkFx,
  });
  const { link, path, ticket } = binding;
  const goOn = (session: unknown) => {
    if (session === null) onDone(safePath(path ?? '/'));
  };
  // Only the tab where the flow began knows which sign-in waits for this address.
  if (link !== null && !ticket && !isSignedIn) return <BegunElsewhere />;
  return <CodeOrLink units={UNITS} prove={prove} proveByLink={proveByLink} onProven={goOn} onLinkTaken={onLinkTaken} />;
}

import { $isSignedIn, safePath } from '@mortar/host';
import { useUnit } from 'effector-react';
import { CodeOrLink, LinkOnlyForm, type CodeScreenUnits } from '#features/verification';
import { ConfirmElsewhere } from './confirm-elsewhere.tsx';
import { $binding, $failure, $isBusy, $isCodeWhole, $isLinkOnly, codeChosen, codeTyped, goOnFx, proveByLinkFx, proveFx } from './model.ts';

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
  const { binding, isSignedIn, isLinkOnly, isBusy, failure, prove, proveByLink, goOnByGrant } = useUnit({
    binding: $binding,
    isSignedIn: $isSignedIn,
    isLinkOnly: $isLinkOnly,
    isBusy: $isBusy,
    failure: $failure,
    prove: proveFx,
    proveByLink: proveByLinkFx,
    goOnByGrant: goOnFx,
  });
  const { email, link, path, ticket } = binding;
  const goOn = (session: unknown) => {
    if (session === null) onDone(safePath(path ?? '/'));
  };
  // Only the tab where the flow began knows which sign-in waits for this address.
  if (link !== null && !ticket && !isSignedIn) return <ConfirmElsewhere />;
  if (ticket && isLinkOnly)
    return (
      <LinkOnlyForm
        email={email}
        isBusy={isBusy}
        failure={failure}
        // A refusal is shown out of its store.
        onConfirmed={() => void goOnByGrant().then(goOn, () => undefined)}
      />
    );
  return <CodeOrLink units={UNITS} prove={prove} proveByLink={proveByLink} onProven={goOn} onLinkTaken={onLinkTaken} />;
}

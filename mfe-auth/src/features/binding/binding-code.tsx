import { $isSignedIn, safePath } from '@mortar/host';
import { useUnit } from 'effector-react';
import { BegunElsewhere, CodeForm, LinkForm } from '#features/verification';
import { $binding, $failure, $isBusy, $isCodeWhole, codeChosen, codeTyped, proveByLinkFx, proveFx } from './model.ts';

interface Props {
  /** The address is proven and nobody had to be signed in: it goes on to this path. A sign-in leads on by itself. */
  onDone: (path: string) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

/** Code or link of a mail that binds an address. */
export function BindingCode({ onDone, onLinkTaken = () => undefined }: Props) {
  const { binding, isSignedIn, failure, isBusy, isWhole, type, chooseCode, prove, proveByLink } = useUnit({
    binding: $binding,
    isSignedIn: $isSignedIn,
    failure: $failure,
    isBusy: $isBusy,
    isWhole: $isCodeWhole,
    type: codeTyped,
    chooseCode: codeChosen,
    prove: proveFx,
    proveByLink: proveByLinkFx,
  });
  const { email, code, link, path, ticket } = binding;
  const goOn = (session: unknown) => {
    if (session === null) onDone(safePath(path ?? '/'));
  };
  // A refusal is shown out of its store.
  const stay = () => undefined;
  // Only the tab where the flow began knows which sign-in waits for this address.
  if (link !== null && !ticket && !isSignedIn) return <BegunElsewhere />;
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

import { $isSignedIn, safePath } from '@mortar/host';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BegunElsewhere, CodeOrLink, type CodeScreenUnits, LinkOnlyForm } from '#entities/mailed-code';
import form from '../../lib/form.module.css';
import {
  $binding,
  codeChosen,
  codeTyped,
  confirmElsewhereFx,
  $failure,
  goOnFx,
  $isBusy,
  $isCodeWhole,
  $isLinkOnly,
  proveByLinkFx,
  proveFx,
} from './model.ts';

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

/** The link of a mail was followed where no sign-in waits for its address: its code helps where that began, and so does a press here. */
function ConfirmElsewhere() {
  const { act, isBusy, failure } = useAction(useUnit(confirmElsewhereFx));
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed)
    return (
      <p role="status">
        <FormattedMessage id="auth.verification.elsewhere-done" />
      </p>
    );
  return (
    <div className={form.form}>
      <BegunElsewhere />
      <p>
        <FormattedMessage id="auth.verification.elsewhere-link" />
      </p>
      {failure && <FailureText failure={failure} />}
      <Button size="large" stretch loading={isBusy} onClick={() => act(undefined, () => setConfirmed(true))}>
        <FormattedMessage id="auth.verification.confirm" />
      </Button>
    </div>
  );
}

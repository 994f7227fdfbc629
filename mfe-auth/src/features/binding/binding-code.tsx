import { $isSignedIn, safePath } from '@mortar/host';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BegunElsewhere, ProofForm } from '#entities/mailed-code';
import form from '../../lib/form.module.css';
import { binding, confirmElsewhereFx } from './model.ts';

interface Props {
  /** The address is proven and nobody had to be signed in: it goes on to this path. A sign-in leads on by itself. */
  onDone: (path: string) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: (() => void) | undefined;
}

/** Code or link of a mail that binds an address. */
export function BindingCode({ onDone, onLinkTaken }: Props) {
  const { screen, isSignedIn } = useUnit({ screen: binding.$screen, isSignedIn: $isSignedIn });
  const { link, path, ticket } = screen;
  // Only the tab where the flow began knows which sign-in waits for this address.
  if (link !== undefined && !ticket && !isSignedIn) return <ConfirmElsewhere />;
  return (
    <ProofForm
      of={binding}
      isWaiting={ticket !== undefined}
      onProven={(session) => session === null && onDone(safePath(path ?? '/'))}
      onLinkTaken={onLinkTaken}
    />
  );
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

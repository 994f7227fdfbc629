import type { RequestFailure } from '@mortar/client';
import { CODE_LENGTH } from '@mortar/protocol/identity';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusField } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import { LinkOnlyForm } from './link-only-form.tsx';
import { DevMailboxLink, MailedCodeField } from './mailed-code-field.tsx';
import styles from './mailed-code.module.css';
import type { createProof, Means } from './proof.ts';
import type { Recipient } from './sending.ts';

interface Props<Aim extends Recipient, Done> {
  /** The same object at every render. */
  of: ReturnType<typeof createProof<Aim, Done>>;
  /** The address is proven; what came of it. */
  onProven?: (done: Done) => void;
  /** The secret of a followed link is taken up: the address may drop it. */
  onLinkTaken?: (() => void) | undefined;
  /** What the address is proven for waits in this tab: it goes on here although its link was followed in another one. */
  isWaiting?: boolean;
  /** The link of the mail leads away from this screen: it is not spoken of. */
  isCodeOnly?: boolean;
}

/** The code of a mail, a press beside its followed link, or the way to such a link once codes are of no use any more. */
export function ProofForm<Aim extends Recipient, Done>({ of, onProven, onLinkTaken, isWaiting, isCodeOnly = false }: Props<Aim, Done>) {
  const { screen, failure, isBusy, type, chooseCode, prove } = useUnit({
    screen: of.$screen,
    failure: of.$failure,
    isBusy: of.proveFx.pending,
    type: of.codeTyped,
    chooseCode: of.codeChosen,
    prove: of.proveFx,
  });
  const { email, purpose, code, link, isClosed } = screen;
  const goOn = (means: Means) => {
    // A refusal is shown out of its store.
    if (!isBusy) void prove(means).then(onProven, () => undefined);
  };
  const confirm = () => {
    goOn('link');
    onLinkTaken?.();
  };
  const dropLink = () => {
    chooseCode();
    onLinkTaken?.();
  };
  if (link !== undefined) return <LinkForm isBusy={isBusy} failure={failure} onConfirm={confirm} onCodeChosen={dropLink} />;
  if (isWaiting && isClosed) return <LinkOnlyForm email={email} isBusy={isBusy} failure={failure} onConfirmed={() => goOn('grant')} />;
  return (
    <CodeForm
      recipient={{ email, purpose }}
      code={code}
      isBusy={isBusy}
      failure={failure}
      isCodeOnly={isCodeOnly}
      onCodeChange={type}
      onSubmit={() => goOn('code')}
    />
  );
}

interface CodeFormProps {
  recipient: Recipient;
  code: string;
  isBusy: boolean;
  failure: RequestFailure | null;
  isCodeOnly: boolean;
  onCodeChange: (code: string) => void;
  /** The code has all its digits. */
  onSubmit: () => void;
}

/** Four boxes, how the mail stands, and OK (spec §2). The first box has the focus; a code that is refused is gone from them. */
function CodeForm({ recipient, code, isBusy, failure, isCodeOnly, onCodeChange, onSubmit }: CodeFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const isWhole = code.length === CODE_LENGTH;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWhole) onSubmit();
  };
  useEffect(() => focusField(place.current, 'code'), []);
  return (
    <form ref={place} className={form.form} onSubmit={send} noValidate>
      <MailedCodeField recipient={recipient} value={code} onValueChange={onCodeChange} isBusy={isBusy} failure={failure} />
      <Button type="submit" variant="primary" size="large" stretch disabled={!isWhole} loading={isBusy}>
        <FormattedMessage id="auth.verification.ok" />
      </Button>
      {!isCodeOnly && (
        <p className={styles.note}>
          <FormattedMessage id="auth.verification.link-note" />
        </p>
      )}
      <DevMailboxLink email={recipient.email} />
    </form>
  );
}

interface LinkFormProps {
  isBusy: boolean;
  failure: RequestFailure | null;
  onConfirm: () => void;
  /** A code is preferred to the link. */
  onCodeChosen: () => void;
}

/** A link of a mail was followed. Opening it did nothing; a press confirms the address. */
function LinkForm({ isBusy, failure, onConfirm, onCodeChosen }: LinkFormProps) {
  return (
    <div className={form.form}>
      <p className={styles.text}>
        <FormattedMessage id="auth.verification.confirm-note" />
      </p>
      {failure && <FailureText failure={failure} />}
      <Button variant="primary" size="large" stretch loading={isBusy} onClick={onConfirm}>
        <FormattedMessage id="auth.verification.confirm" />
      </Button>
      <Button variant="quiet" className={styles.centred} onClick={onCodeChosen}>
        <FormattedMessage id="auth.verification.type-code" />
      </Button>
    </div>
  );
}

/** The link of a mail was followed where nothing is known of what it belongs to: its code helps where that began. */
export function BegunElsewhere() {
  return (
    <p className={styles.text}>
      <FormattedMessage id="auth.verification.elsewhere" />
    </p>
  );
}

import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $password, passwordTyped } from '#entities/credentials';
import { BegunElsewhere, ProofForm } from '#entities/mailed-code';
import { ChoosePassword } from '#entities/password';
import form from '../../lib/form.module.css';
import { $isPasswordRefused, signUp } from './model.ts';

interface Props {
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

/** Proves that an e-mail address is the person's, and makes the account. */
export function Verification({ onLinkTaken }: Props) {
  const { screen, isPasswordRefused } = useUnit({ screen: signUp.$screen, isPasswordRefused: $isPasswordRefused });
  const { purpose, joining, link, hasGrant } = screen;
  if (purpose === 'denet' && !joining) return <BegunElsewhere />;
  if (isPasswordRefused || (hasGrant && link === undefined)) return <PasswordStep />;
  return <ProofForm of={signUp} onLinkTaken={onLinkTaken} />;
}

/** The password once more: the page was reloaded and kept none, or the server refused it. */
function PasswordStep() {
  const { screen, password, failure, isBusy, type, prove } = useUnit({
    screen: signUp.$screen,
    password: $password,
    failure: signUp.$failure,
    isBusy: signUp.proveFx.pending,
    type: passwordTyped,
    prove: signUp.proveFx,
  });
  return (
    <ChoosePassword
      email={screen.email}
      password={password}
      isBusy={isBusy}
      failure={failure}
      submit="auth.step.submit"
      onType={type}
      // A refusal is shown out of its store.
      onSubmit={() => !isBusy && void prove('code').catch(() => undefined)}
    >
      {screen.hasGrant && (
        <p className={form.text}>
          <FormattedMessage id="auth.step.again" />
        </p>
      )}
    </ChoosePassword>
  );
}

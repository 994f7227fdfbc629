import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $password, passwordTyped } from '#entities/credentials';
import { BegunElsewhere, CodeForm, LinkForm } from '#entities/mailed-code';
import { ChoosePassword } from '#entities/password';
import form from '../../lib/form.module.css';
import {
  codeChosen,
  codeSubmitted,
  codeTyped,
  $failure,
  $isBusy,
  $isCodeWhole,
  linkConfirmed,
  passwordSubmitted,
  $screen,
  $step,
} from './model.ts';

interface Props {
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

/** Proves that an e-mail address is the person's, and makes the account. */
export function Verification({ onLinkTaken = () => undefined }: Props) {
  const step = useUnit($step);
  if (step === 'elsewhere') return <BegunElsewhere />;
  if (step === 'link') return <LinkStep onTaken={onLinkTaken} />;
  return step === 'password' ? <PasswordStep /> : <CodeStep />;
}

/** The code of a sign-up. */
function CodeStep() {
  const { screen, failure, isBusy, isWhole, type, submit } = useUnit({
    screen: $screen,
    failure: $failure,
    isBusy: $isBusy,
    isWhole: $isCodeWhole,
    type: codeTyped,
    submit: codeSubmitted,
  });
  return (
    <CodeForm
      email={screen.email}
      code={screen.code}
      isWhole={isWhole}
      isBusy={isBusy}
      failure={failure}
      onCodeChange={type}
      onSubmit={submit}
    />
  );
}

interface LinkStepProps {
  /** The secret of the link has been taken up: the address may drop it. */
  onTaken: () => void;
}

/** The followed link of a sign-up. */
function LinkStep({ onTaken }: LinkStepProps) {
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

/** The password once more: the page was reloaded and kept none, or the server refused it. */
function PasswordStep() {
  const { screen, password, failure, isBusy, type, submit } = useUnit({
    screen: $screen,
    password: $password,
    failure: $failure,
    isBusy: $isBusy,
    type: passwordTyped,
    submit: passwordSubmitted,
  });
  return (
    <ChoosePassword
      email={screen.email}
      password={password}
      isBusy={isBusy}
      failure={failure}
      submit="auth.step.submit"
      onType={type}
      onSubmit={submit}
    >
      {screen.hasGrant && (
        <p className={form.text}>
          <FormattedMessage id="auth.step.again" />
        </p>
      )}
    </ChoosePassword>
  );
}

import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $password, passwordTyped } from '#entities/credentials';
import { ChoosePassword } from '#entities/password';
import { $failure, $isBusy, $screen, passwordSubmitted } from './model.ts';
import styles from './verification.module.css';

/** The password once more: the page was reloaded and kept none, or the server refused it. */
export function PasswordStep() {
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
        <p className={styles.text}>
          <FormattedMessage id="auth.step.again" />
        </p>
      )}
    </ChoosePassword>
  );
}

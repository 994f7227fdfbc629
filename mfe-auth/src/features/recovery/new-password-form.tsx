import { toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ChoosePassword } from '#entities/password';
import { $newPassword, $resetFailure, newPasswordTyped, recovery, resetFx } from './model.ts';

interface Props {
  /** The password is set; every session has ended. */
  onDone: () => void;
}

/** The new password, with what is met of the rules so far. */
export function NewPasswordForm({ onDone }: Props) {
  const { formatMessage } = useIntl();
  const { proven, password, failure, isBusy, type, reset, tell } = useUnit({
    proven: recovery.$screen,
    password: $newPassword,
    failure: $resetFailure,
    isBusy: resetFx.pending,
    type: newPasswordTyped,
    reset: resetFx,
    tell: toastShown,
  });
  const goOn = () => {
    tell({ type: 'success', text: formatMessage({ id: 'auth.reset.done' }) });
    onDone();
  };
  const send = () => {
    // A refusal is shown out of its store.
    if (!isBusy) void reset().then(goOn, () => undefined);
  };
  return (
    <ChoosePassword
      email={proven.email}
      password={password}
      isBusy={isBusy}
      failure={failure}
      submit="auth.reset.submit"
      onType={type}
      onSubmit={send}
    />
  );
}

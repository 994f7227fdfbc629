import { SEND_EMAIL_TYPES } from '@mortar/protocol';
import { useLocation } from 'react-router';
import { isBinding } from '#features/binding';
import { isRecovery } from '#features/recovery';
import { BindingScreen } from './binding-screen.tsx';
import { RecoveryScreen } from './recovery-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

export { loader } from './loader.ts';

/** `/verification`: the code of the mail, or its link, for what the query says. */
export function Page() {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('sendEmailType');
  const purpose = SEND_EMAIL_TYPES.find((known) => known === given);
  if (purpose && isBinding(purpose)) return <BindingScreen />;
  return purpose && isRecovery(purpose) ? <RecoveryScreen /> : <SignUpScreen />;
}

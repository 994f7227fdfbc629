import type { PageArgs } from '@mortar/host';
import { SEND_EMAIL_TYPES } from '@mortar/protocol/identity';
import { scopeBind } from 'effector';
import { useLocation } from 'react-router';
import { joiningIn, keptJoining } from '#entities/activity';
import { isEmail } from '#entities/email';
import { binding, isBinding, ticketIn } from '#features/binding';
import { isRecovery, recovery } from '#features/recovery';
import { signUp } from '#features/verification';
import { leaveBound } from '../../lib/leave-bound.ts';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';
import { BindingScreen } from './binding-screen.tsx';
import { RecoveryScreen } from './recovery-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

/** Secret of a mail's link: 128 bits. */
const LINK = /^#link=([A-Za-z0-9_-]{22})$/;

/**
 * Opens the screen for the address of the query (spec §2). Without an address or a purpose that exists it goes to /login.
 */
export function loader({ url, scope }: PageArgs): null {
  const email = url.searchParams.get('email')?.trim() ?? '';
  const purpose = SEND_EMAIL_TYPES.find((known) => known === url.searchParams.get('sendEmailType'));
  if (!isEmail(email) || !purpose) throw new Response(null, { status: 302, headers: { location: '/login' } });
  const link = LINK.exec(location.hash)?.[1];
  if (isRecovery(purpose)) {
    scopeBind(recovery.opened, { scope })({ email, purpose, link });
    return null;
  }
  if (isBinding(purpose)) {
    const ticket = ticketIn(url.searchParams);
    if (purpose === 'bindEmail') leaveBound({ url, scope });
    else if (ticket) leaveSignedIn({ url, scope });
    scopeBind(binding.opened, { scope })({
      email,
      purpose,
      ticket,
      path: url.searchParams.get('path') ?? '/index',
      isSent: url.searchParams.get('sendStatus') === 'sendOver',
      link,
    });
    return null;
  }
  leaveSignedIn({ url, scope });
  const joining = purpose === 'denet' ? (joiningIn(url.searchParams) ?? keptJoining()) : undefined;
  scopeBind(signUp.opened, { scope })({ email, purpose, joining, link, isSent: purpose === 'denet' && !joining });
  return null;
}

/** `/verification`: the code of the mail, or its link, for what the query says. */
export function Page() {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('sendEmailType');
  const purpose = SEND_EMAIL_TYPES.find((known) => known === given);
  if (purpose && isBinding(purpose)) return <BindingScreen />;
  return purpose && isRecovery(purpose) ? <RecoveryScreen /> : <SignUpScreen />;
}

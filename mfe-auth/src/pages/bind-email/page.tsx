import { $isSignedIn } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { ticketIn } from '#features/binding';
import { AddressForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

export { loader } from './loader.ts';

/** `/bind/email`: the address that a sign-in by a third party waits for, or that an account has not got yet. */
export function Page() {
  const navigate = useNavigate();
  const isSignedIn = useUnit($isSignedIn);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const ticket = ticketIn(query);
  const path = query.get('path');
  const goOn = (email: string) => {
    const next = createSearchParams({
      email,
      sendEmailType: 'bindEmail',
      sendStatus: 'sendOver',
      ...(ticket && { openid: ticket.openid, registertype: String(ticket.registertype) }),
      ...(path !== null && { path }),
    });
    void navigate({ pathname: '/verification', search: `?${next}` });
  };
  const login = { pathname: '/login', search: `?${createSearchParams({ path: pathname + search })}` };
  return (
    <Screen
      title={<FormattedMessage id="auth.forgot.title" />}
      lede={<FormattedMessage id="auth.forgot.lede" />}
      foot={
        !isSignedIn &&
        (ticket ? (
          <Elsewhere action="auth.forgot.back" to="/login" />
        ) : (
          <Elsewhere question="auth.bind.visitor" action="auth.login.submit" to={login} />
        ))
      }
    >
      <AddressForm purpose="bindEmail" onSent={goOn} />
    </Screen>
  );
}

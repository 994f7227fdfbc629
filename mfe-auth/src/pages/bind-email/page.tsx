import { $isSignedIn, type PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { emailTyped } from '#entities/credentials';
import { isEmail } from '#entities/email';
import { ticketIn } from '#features/binding';
import { AddressForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { leaveBound } from '../../lib/leave-bound.ts';
import { Screen } from '../../lib/screen.tsx';

/** Opens the page with the address of the query, where there is one (spec §2); who has an address goes on. */
export function loader({ url, scope }: PageArgs): null {
  leaveBound({ url, scope });
  const email = url.searchParams.get('email')?.trim() ?? '';
  if (isEmail(email)) scopeBind(emailTyped, { scope })(email);
  return null;
}

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

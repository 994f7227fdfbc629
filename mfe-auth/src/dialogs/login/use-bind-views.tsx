import { $session } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { SentTo } from '#entities/mailed-code';
import { binding, BindingCode, ticketOf } from '#features/binding';
import { AddressForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { $passed, viewChosen } from './model.ts';

/** The views of a bind flow: bind/email and its code (spec §2, login modal). @param close the address was bound already */
export function useBindViews(close: () => void) {
  const navigate = useNavigate();
  const { screen, passed, session, choose, open } = useUnit({
    screen: binding.$screen,
    passed: $passed,
    session: $session,
    choose: viewChosen,
    open: binding.opened,
  });
  const { registertype, openid } = passed;
  const path = typeof passed.path === 'string' ? passed.path : null;
  const goOn = (email: string) => {
    open({ email, purpose: 'bindEmail', ticket: ticketOf({ registertype, openid }), path, isSent: true });
    choose('binding');
  };
  const leave = (to: string) => {
    close();
    if (path !== null) void navigate(to);
  };
  return {
    'bind/email': {
      lede: <FormattedMessage id="auth.forgot.lede" />,
      body: <AddressForm purpose="bindEmail" onSent={goOn} />,
      foot: !session && <Elsewhere action="auth.forgot.back" to={() => choose('login')} />,
    },
    binding: {
      lede: <SentTo email={screen.email} />,
      body: <BindingCode onDone={leave} />,
      foot: <Elsewhere action="auth.verification.change" to={() => choose('bind/email')} />,
    },
  };
}

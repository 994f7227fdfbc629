import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { $joining, ActivityCard } from '#entities/activity';
import { SignUpForm } from '#features/sign-up';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { OtherWays } from '../../lib/other-ways.tsx';
import { Screen } from '../../lib/screen.tsx';

export { loader } from './loader.ts';

/** `/reg`: the register view; the code of the next screen makes the account. */
export function Page() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const joining = useUnit($joining);
  const verify = (email: string) => {
    // Where to go after the sign-up stays in the address.
    const query = new URLSearchParams(search);
    query.set('email', email);
    query.set('sendEmailType', joining ? 'denet' : 'reg');
    void navigate({ pathname: '/verification', search: `?${query}` });
  };
  return (
    <Screen
      laid={1}
      title={<FormattedMessage id="auth.register.title" />}
      lede={<FormattedMessage id="auth.register.lede" />}
      foot={<Elsewhere question="auth.register.known" action="auth.register.to-login" to={{ pathname: '/login', search }} />}
    >
      <ActivityCard />
      <SignUpForm isThroughActivity={joining !== null} onReady={verify} />
      <OtherWays />
    </Screen>
  );
}

import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ActivityCard, activityOpened, $joining, joiningIn } from '#entities/activity';
import { inviterWanted } from '#entities/invitation';
import { SignUpForm } from '#features/sign-up';
import { WithOtherWays } from '#features/third-party';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';
import { Screen } from '../../lib/screen.tsx';

/** Opens the register view: who is signed in goes on, and whose invitation and which activity it is gets asked. */
export function loader(args: PageArgs): null {
  leaveSignedIn(args);
  const joining = joiningIn(args.url.searchParams);
  scopeBind(activityOpened, { scope: args.scope })(joining ?? null);
  if (!joining) scopeBind(inviterWanted, { scope: args.scope })();
  return null;
}

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
      <WithOtherWays>
        <SignUpForm isThroughActivity={joining !== null} onReady={verify} />
      </WithOtherWays>
    </Screen>
  );
}

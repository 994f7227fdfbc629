import type { PageArgs } from '@mortar/host';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { SignInForm } from '#features/sign-in';
import { WithOtherWays, takeBroughtAnswer } from '#features/third-party';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { leaveSignedIn } from '../../lib/leave-signed-in.ts';
import { Screen } from '../../lib/screen.tsx';

/** Opens the login page; who is signed in goes on, and so does who comes back from a third party. */
export async function loader(args: PageArgs): Promise<null> {
  leaveSignedIn(args);
  await takeBroughtAnswer(args.scope);
  return null;
}

/** `/login`: sign in with e-mail and password. */
export function Page() {
  const { search } = useLocation();
  return (
    <Screen
      title={<FormattedMessage id="auth.login.title" />}
      lede={<FormattedMessage id="auth.login.lede" />}
      foot={
        <>
          <Elsewhere question="auth.login.new" action="auth.login.to-register" to={{ pathname: '/reg', search }} />
          <Elsewhere action="auth.login.forgot" to="/forgot" />
        </>
      }
    >
      <WithOtherWays>
        <SignInForm />
      </WithOtherWays>
    </Screen>
  );
}

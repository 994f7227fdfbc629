import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { SignInForm } from '#features/sign-in';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { OtherWays } from '../../lib/other-ways.tsx';
import { Screen } from '../../lib/screen.tsx';

export { loader } from './loader.ts';

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
      <SignInForm />
      <OtherWays />
    </Screen>
  );
}

import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { SentTo } from '#entities/mailed-code';
import { signUp, Verification } from '#features/verification';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

/** The code that makes an account. */
export function SignUpScreen() {
  const { email } = useUnit(signUp.$screen);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const rest = createSearchParams(search);
  for (const name of ['email', 'sendEmailType']) rest.delete(name);
  return (
    <Screen
      laid={2}
      title={<FormattedMessage id="auth.verification.title" />}
      lede={<SentTo email={email} />}
      foot={<Elsewhere action="auth.verification.change" to={{ pathname: '/reg', search: String(rest) }} />}
    >
      <Verification onLinkTaken={() => void navigate({ pathname, search }, { replace: true })} />
    </Screen>
  );
}

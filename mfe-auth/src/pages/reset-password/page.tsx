import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { maskEmail } from '#entities/email';
import { $recovery, NewPasswordForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

export { loader } from './loader.ts';

/** `/resetPassword`: the new password. */
export function Page() {
  const navigate = useNavigate();
  const { email } = useUnit($recovery);
  return (
    <Screen
      title={<FormattedMessage id="auth.reset.title" />}
      lede={<FormattedMessage id="auth.reset.lede" values={{ email: <bdi lang="en">{maskEmail(email)}</bdi> }} />}
      foot={<Elsewhere action="auth.reset.again" to="/forgot" />}
    >
      <NewPasswordForm onDone={() => void navigate('/login', { replace: true })} />
    </Screen>
  );
}

import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { SentTo } from '#entities/mailed-code';
import { $recovery, RecoveryCode } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

/** The code that allows a new password; it leads to /resetPassword (spec §2). */
export function RecoveryScreen() {
  const { email } = useUnit($recovery);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goOn = (query: Record<string, string>) =>
    void navigate({ pathname: '/resetPassword', search: `?${createSearchParams(query)}` }, { replace: true });
  return (
    <Screen
      title={<FormattedMessage id="auth.verification.title" />}
      lede={<SentTo email={email} />}
      foot={<Elsewhere action="auth.verification.change" to="/forgot" />}
    >
      <RecoveryCode onProven={goOn} onLinkTaken={() => void navigate({ pathname, search }, { replace: true })} />
    </Screen>
  );
}

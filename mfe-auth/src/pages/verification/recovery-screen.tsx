import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { ProofForm, SentTo } from '#entities/mailed-code';
import { recovery } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

/** The code that allows a new password; it leads to /resetPassword (spec §2). */
export function RecoveryScreen() {
  const { email, purpose, code } = useUnit(recovery.$screen);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = createSearchParams({ email, code, sendEmailType: purpose });
  return (
    <Screen
      title={<FormattedMessage id="auth.verification.title" />}
      lede={<SentTo email={email} />}
      foot={<Elsewhere action="auth.verification.change" to="/forgot" />}
    >
      <ProofForm
        of={recovery}
        onProven={() => void navigate({ pathname: '/resetPassword', search: `?${query}` }, { replace: true })}
        onLinkTaken={() => void navigate({ pathname, search }, { replace: true })}
      />
    </Screen>
  );
}

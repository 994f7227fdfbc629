import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useLocation, useNavigate } from 'react-router';
import { SentTo } from '#entities/mailed-code';
import { binding, BindingCode } from '#features/binding';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

/** The code that binds an address, or confirms the one that a third party named; it leads home (spec §2). */
export function BindingScreen() {
  const { email, purpose } = useUnit(binding.$screen);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const rest = createSearchParams(search);
  for (const name of ['email', 'sendEmailType', 'sendStatus']) rest.delete(name);
  return (
    <Screen
      title={<FormattedMessage id="auth.verification.title" />}
      lede={<SentTo email={email} />}
      foot={
        purpose === 'bindEmail' ? (
          <Elsewhere action="auth.verification.change" to={{ pathname: '/bind/email', search: String(rest) }} />
        ) : (
          <Elsewhere action="auth.forgot.back" to="/login" />
        )
      }
    >
      <BindingCode
        onDone={(path) => void navigate(path, { replace: true })}
        onLinkTaken={() => void navigate({ pathname, search }, { replace: true })}
      />
    </Screen>
  );
}

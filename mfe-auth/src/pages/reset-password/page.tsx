import type { PageArgs } from '@mortar/host';
import { SEND_EMAIL_TYPES } from '@mortar/protocol/identity';
import { scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { isEmail, maskEmail } from '#entities/email';
import { isRecovery, keptGranted, NewPasswordForm, recovery, resetOpened, resetRestored } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

const CODE = /^\d{4}$/;

/**
 * Takes the address, the purpose and the code out of the query and strips it (spec §2, security A6): what stands in the
 * address bar and in the history is worth nothing. After a reload the grant that this browser holds will do. Without either
 * there is nothing to reset, and it goes to /forgot.
 */
export function loader({ url, scope }: PageArgs): null {
  const email = url.searchParams.get('email')?.trim() ?? '';
  const given = url.searchParams.get('sendEmailType');
  const purpose = SEND_EMAIL_TYPES.find((known) => known === given);
  if (isEmail(email) && purpose && isRecovery(purpose)) {
    const code = url.searchParams.get('code') ?? '';
    scopeBind(resetOpened, { scope })({ email, purpose, code: CODE.test(code) ? code : '' });
    throw new Response(null, { status: 302, headers: { location: '/resetPassword' } });
  }
  if (scope.getState(recovery.$screen).email !== '') return null;
  const kept = keptGranted();
  if (!kept || !isRecovery(kept.purpose)) throw new Response(null, { status: 302, headers: { location: '/forgot' } });
  scopeBind(resetRestored, { scope })({ email: kept.email, purpose: kept.purpose });
  return null;
}

/** `/resetPassword`: the new password. */
export function Page() {
  const navigate = useNavigate();
  const { email } = useUnit(recovery.$screen);
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

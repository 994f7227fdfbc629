import { FormattedMessage } from 'react-intl';
import { createSearchParams, useNavigate } from 'react-router';
import { AddressForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

export { loader } from './loader.ts';

/** `/forgot`: the address that a code for a new password goes to. */
export function Page() {
  const navigate = useNavigate();
  const goOn = (email: string) =>
    void navigate({ pathname: '/verification', search: `?${createSearchParams({ email, sendEmailType: 'forgot' })}` });
  return (
    <Screen
      title={<FormattedMessage id="auth.forgot.title" />}
      lede={<FormattedMessage id="auth.forgot.lede" />}
      foot={<Elsewhere action="auth.forgot.back" to="/login" />}
    >
      <AddressForm onSent={goOn} />
    </Screen>
  );
}

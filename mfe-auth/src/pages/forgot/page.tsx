import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useNavigate } from 'react-router';
import { emailTyped } from '#entities/credentials';
import { isEmail } from '#entities/email';
import { AddressForm } from '#features/recovery';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { Screen } from '../../lib/screen.tsx';

/** Opens the page with the address of the query, where there is one (spec §2). */
export function loader({ url, scope }: PageArgs): null {
  const email = url.searchParams.get('email')?.trim() ?? '';
  if (isEmail(email)) scopeBind(emailTyped, { scope })(email);
  return null;
}

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

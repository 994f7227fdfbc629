import type { PageArgs } from '@mortar/host';
import { SEND_EMAIL_TYPES } from '@mortar/protocol';
import { scopeBind } from 'effector';
import { isEmail } from '#entities/email';
import { $recovery, isRecovery, resetOpened } from '#features/recovery';

const CODE = /^\d{4}$/;

/**
 * Takes the address, the purpose and the code out of the query and strips it (spec §2, research A6): what stands in the
 * address bar and in the history is worth nothing. Without any of them there is nothing to reset, and it goes to /forgot.
 */
export function loader({ url, scope }: PageArgs): null {
  const email = url.searchParams.get('email')?.trim() ?? '';
  const given = url.searchParams.get('sendEmailType');
  const purpose = SEND_EMAIL_TYPES.find((known) => known === given);
  if (isEmail(email) && purpose && isRecovery(purpose)) {
    const code = url.searchParams.get('code') ?? '';
    scopeBind(resetOpened, { scope })({ email, purpose, ...(CODE.test(code) && { code }) });
    throw new Response(null, { status: 302, headers: { location: '/resetPassword' } });
  }
  if (scope.getState($recovery).email === '') throw new Response(null, { status: 302, headers: { location: '/forgot' } });
  return null;
}

import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { emailTyped } from '#entities/credentials';
import { isEmail } from '#entities/email';

/** Opens the page with the address of the query, where there is one (spec §2). */
export function loader({ url, scope }: PageArgs): null {
  const email = url.searchParams.get('email')?.trim() ?? '';
  if (isEmail(email)) scopeBind(emailTyped, { scope })(email);
  return null;
}

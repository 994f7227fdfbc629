import type { PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { emailTyped } from '#entities/credentials';
import { isEmail } from '#entities/email';
import { leaveBound } from '../../lib/leave-bound.ts';

/** Opens the page with the address of the query, where there is one (spec §2); who has an address goes on. */
export function loader({ url, scope }: PageArgs): null {
  leaveBound({ url, scope });
  const email = url.searchParams.get('email')?.trim() ?? '';
  if (isEmail(email)) scopeBind(emailTyped, { scope })(email);
  return null;
}

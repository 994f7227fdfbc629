import { createRequest, type RequestFailure } from '@mortar/client';
import { createEffect, scopeBind } from 'effector';
import { sealed, type Evidence } from '#features/confirmation';
import { passwordHash } from '#entities/password';

const requestFx = createRequest('account.updatePassword');

/** Sets another password; every other session of the account ends by it. */
export const changePasswordFx = createEffect<{ next: string; evidence: Evidence }, object, RequestFailure>(async ({ next, evidence }) => {
  const change = scopeBind(requestFx, { safe: true });
  const [password, { password: oldpassword, code }] = await Promise.all([passwordHash(next), sealed(evidence)]);
  return change({ password, ...(oldpassword !== undefined && { oldpassword }), ...(code !== undefined && { code }) });
});

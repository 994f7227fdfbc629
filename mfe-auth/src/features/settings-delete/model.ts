import { createRequest, type RequestFailure } from '@mortar/client';
import { createEffect, scopeBind } from 'effector';
import { sealed, type Evidence } from '#features/confirmation';

const requestFx = createRequest('account.delete');

/** Deletes the account at once and for good. Whoever calls it leads on, and tells the host that the session is over. */
export const deleteAccountFx = createEffect<Evidence, object, RequestFailure>(async (evidence) => {
  const remove = scopeBind(requestFx, { safe: true });
  const { password, code } = await sealed(evidence);
  return remove({ ...(password !== undefined && { password }), ...(code !== undefined && { verifycode: code }) });
});

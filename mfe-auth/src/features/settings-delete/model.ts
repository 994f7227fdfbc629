import { createRequest, type RequestFailure } from '@mortar/client';
import { createEffect, scopeBind } from 'effector';
import { confirmationFields, type Evidence } from '#features/confirmation';

const requestFx = createRequest('account.delete');

/** Deletes the account at once and for good. Whoever calls it leads on, and tells the host that the session is over. */
export const deleteAccountFx = createEffect<Evidence, object, RequestFailure>(async (evidence) => {
  const remove = scopeBind(requestFx, { safe: true });
  return remove(await confirmationFields(evidence));
});

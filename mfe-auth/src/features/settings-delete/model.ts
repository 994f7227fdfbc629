import { createTask } from '@mortar/remote-kit';
import { confirmationFields, type Evidence } from '#features/confirmation';

/** Deletes the account at once and for good. Whoever calls it leads on, and tells the host that the session is over. */
export const deleteAccountFx = createTask(async (evidence: Evidence, { call }) =>
  call('account.delete', await confirmationFields(evidence)),
);

import { createTask } from '@mortar/remote-kit';
import { confirmationFields, type Evidence } from '#entities/confirmation';
import { deleteAccount } from '@mortar/protocol/identity';

/** Deletes the account at once and for good. Whoever calls it leads on, and tells the host that the session is over. */
export const deleteAccountFx = createTask(async (evidence: Evidence, { call }) => call(deleteAccount, await confirmationFields(evidence)));

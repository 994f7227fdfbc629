import { createRequest } from '@mortar/client';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { confirmationFields, type Evidence } from '#features/confirmation';
import { ownAccountWanted } from '#entities/own-account';

/** Takes e-mail address and password away. */
export const unbindEmailFx = createTask(async (evidence: Evidence, { call }) =>
  call('account.emailUnbind', await confirmationFields(evidence)),
);

/** Takes a third party away. */
export const unbindThirdPartyFx = createRequest('account.unbindThirdParty');

sample({ clock: [unbindEmailFx.done, unbindThirdPartyFx.done], fn: () => undefined, target: ownAccountWanted });

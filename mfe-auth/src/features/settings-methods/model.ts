import { createRequest } from '@mortar/client';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { confirmationFields, type Evidence } from '#entities/confirmation';
import { ownAccountChanged } from '#entities/own-account';
import { unbindEmail, unbindThirdParty } from '@mortar/protocol/identity';

/** Takes e-mail address and password away. */
export const unbindEmailFx = createTask(async (evidence: Evidence, { call }) => call(unbindEmail, await confirmationFields(evidence)));

/** Takes a third party away. */
export const unbindThirdPartyFx = createRequest(unbindThirdParty);

sample({ clock: [unbindEmailFx.done, unbindThirdPartyFx.done], target: ownAccountChanged });

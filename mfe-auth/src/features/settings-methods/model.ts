import { createRequest, type RequestFailure } from '@mortar/client';
import { createEffect, sample, scopeBind } from 'effector';
import { confirmationFields, type Evidence } from '#features/confirmation';
import { ownAccountWanted } from '#entities/own-account';

const unbindEmailRequestFx = createRequest('account.emailUnbind');

/** Takes e-mail address and password away. */
export const unbindEmailFx = createEffect<Evidence, object, RequestFailure>(async (evidence) => {
  const unbind = scopeBind(unbindEmailRequestFx, { safe: true });
  return unbind(await confirmationFields(evidence));
});

/** Takes a third party away. */
export const unbindThirdPartyFx = createRequest('account.unbindThirdParty');

sample({ clock: [unbindEmailFx.done, unbindThirdPartyFx.done], fn: () => undefined, target: ownAccountWanted });

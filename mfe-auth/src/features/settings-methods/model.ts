import { createRequest, type RequestFailure } from '@mortar/client';
import { createEffect, sample, scopeBind } from 'effector';
import { sealed, type Evidence } from '#features/confirmation';
import { ownAccountWanted } from '#entities/own-account';

const unbindEmailRequestFx = createRequest('account.emailUnbind');

/** Takes e-mail address and password away. */
export const unbindEmailFx = createEffect<Evidence, object, RequestFailure>(async (evidence) => {
  const unbind = scopeBind(unbindEmailRequestFx, { safe: true });
  const { password, code } = await sealed(evidence);
  return unbind({ ...(password !== undefined && { password }), ...(code !== undefined && { verifycode: code }) });
});

/** Takes a third party away. */
export const unbindThirdPartyFx = createRequest('account.unbindThirdParty');

sample({ clock: [unbindEmailFx.done, unbindThirdPartyFx.done], fn: () => undefined, target: ownAccountWanted });

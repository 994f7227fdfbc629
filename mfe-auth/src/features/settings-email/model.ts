import { createRequest, type RequestFailure } from '@mortar/client';
import { EMAIL_CODE_TYPES } from '@mortar/protocol';
import { createEffect, sample, scopeBind } from 'effector';
import { confirmationFields, type Evidence } from '#features/confirmation';
import { ownAccountWanted } from '#entities/own-account';

const checkFx = createRequest('account.checkCode');
const requestFx = createRequest('account.emailChange');

/** Shows that the person reads the new address's mail: the browser holds the server's grant from then on. */
export const proveAddressFx = createEffect<{ email: string; code: string }, object, RequestFailure>(({ email, code }) =>
  scopeBind(checkFx, { safe: true })({ email, code, type: EMAIL_CODE_TYPES.bindEmail, sendEmailType: 'bindEmail' }),
);

/** Puts the proven address in the place of the account's own. */
export const changeEmailFx = createEffect<{ email: string; evidence: Evidence }, object, RequestFailure>(async ({ email, evidence }) => {
  const change = scopeBind(requestFx, { safe: true });
  return change({ email, ...(await confirmationFields(evidence)) });
});

sample({ clock: changeEmailFx.done, fn: () => undefined, target: ownAccountWanted });

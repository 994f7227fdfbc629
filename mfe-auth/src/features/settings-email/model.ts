import { changeEmail, checkCode, EMAIL_CODE_TYPES } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { confirmationFields, type Evidence } from '#entities/confirmation';
import { ownAccountChanged } from '#entities/own-account';

/** Shows that the person reads the new address's mail: the browser holds the server's grant from then on. */
export const proveAddressFx = createTask((proof: { email: string; code: string }, { call }) =>
  call(checkCode, { ...proof, type: EMAIL_CODE_TYPES.bindEmail, sendEmailType: 'bindEmail' }),
);

/** Puts the proven address in the place of the account's own. */
export const changeEmailFx = createTask(async ({ email, evidence }: { email: string; evidence: Evidence }, { call }) =>
  call(changeEmail, { email, ...(await confirmationFields(evidence)) }),
);

sample({ clock: changeEmailFx.done, target: ownAccountChanged });

import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { CODE_GIVEN, CONFIRMED, Code, Confirmation, Email, RegisterType, SessionKey } from '../fields.ts';
import { SessionData } from '../sessions/session.ts';

export const bindEmail = {
  summary: 'Bind an e-mail address: to the signed-in account, or to a sign-in by a third party that waits for one',
  body: Type.Object({
    email: Email,
    code: Type.Optional(Code),
    /** Left out by a signed-in person. */
    registertype: Type.Optional(RegisterType),
    openid: Type.Optional(Type.String({ maxLength: 256 })),
    key: Type.Optional(SessionKey),
  }),
  data: SessionData,
  codes: [...refusals('alreadyBound', 'tokenInvalid', 'thirdPartyLoginRefused', 'conflict'), ...CODE_GIVEN],
};

export const changeEmail = {
  summary: 'Put another e-mail address in the place of the account’s own, with a code sent to the new one and a confirmation',
  body: Type.Object({ email: Email, /** Left out when the browser holds a grant. */ code: Type.Optional(Code), ...Confirmation }),
  data: Empty,
  codes: [...refusals('emailMissing', 'alreadyBound'), ...CONFIRMED],
};

export const unbindEmail = {
  summary: 'Take e-mail address and password away from an account that can be signed in to by other means',
  body: Type.Object(Confirmation),
  data: Empty,
  codes: [...refusals('alreadyBound', 'lastSignInMethod'), ...CONFIRMED],
};

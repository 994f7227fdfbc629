import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { InviteCode } from '../../rewards/fields.ts';
import { CODE_GIVEN, Email, RegisterType, Secret, SessionKey } from '../fields.ts';
import { SessionData } from '../sessions/session.ts';

export const startThirdParty = {
  summary: 'Begin at a third party; the browser then holds what the answer is bound to',
  body: Type.Object({
    registertype: RegisterType,
    /** The third party shall become a way to sign in of the person who calls. */
    bind: Type.Boolean({ default: false }),
    /** Path of ours that the third party leads back to where no second window could be opened; without it, it answers in a window. */
    path: Type.Optional(Type.String({ maxLength: 2048 })),
  }),
  data: Type.Object({
    /** Address of the third party. */
    url: Type.String(),
    /** Names this beginning in the answer. */
    flow: Type.String(),
  }),
  codes: refusals('tokenInvalid', 'thirdPartyUnavailable'),
};

export const loginByThirdParty = {
  summary: 'Sign in, or up, with what a third party answered',
  body: Type.Object({
    registertype: RegisterType,
    /** Address that is proven by a code of four digits. Without one nothing here names the person: the third party does. */
    email: Type.Optional(Type.Union([Email, Type.Null()])),
    /** What 1511453 or 1511600 gave; empty before. */
    openid: Type.Optional(Type.String({ maxLength: 64, pattern: '^([A-Za-z0-9_-]{43})?$' })),
    /** What the third party's answer was changed for, or the code of a mail. Left out when the browser holds a grant. */
    code: Type.Optional(Type.String({ maxLength: 64, pattern: '^([0-9]{4}|[A-Za-z0-9_-]{43})$' })),
    invitecode: Type.Optional(InviteCode),
    key: Type.Optional(SessionKey),
  }),
  data: SessionData,
  codes: [...refusals('thirdPartyLoginRefused', 'thirdPartyNeedsEmail', 'thirdPartyNeedsVerification', 'conflict'), ...CODE_GIVEN],
};

export const listThirdParties = {
  summary: 'Third parties that the signed-in person may sign in by',
  data: Type.Array(Type.Object({ registertype: RegisterType, at: Type.String({ format: 'date-time' }) })),
};

export const bindThirdParty = {
  summary: 'Make what a third party answered a way to sign in of the signed-in person',
  body: Type.Object({ registertype: RegisterType, code: Secret }),
  data: Empty,
  codes: refusals('thirdPartyLoginRefused', 'alreadyBound', 'identityTaken', 'conflict'),
};

export const unbindThirdParty = {
  summary: 'Take a third party away as a way to sign in; the last way stays',
  body: Type.Object({ registertype: RegisterType }),
  data: Empty,
  codes: refusals('lastSignInMethod'),
};

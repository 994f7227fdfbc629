import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { ActivityKey, CampaignId, InviteCode } from '../../rewards/fields.ts';
import { CODE_GIVEN, Code, Email, HUMAN_CHECK, PasswordHash, SessionKey } from '../fields.ts';
import { SessionData } from './session.ts';

export { SessionData, UserProfile } from './session.ts';

export const register = {
  summary: 'Make an account with a code or the grant, and sign in',
  body: Type.Object({
    email: Email,
    password: PasswordHash,
    /** Left out when the browser holds a grant. */
    code: Type.Optional(Code),
    headimgurl: Type.Optional(Type.String({ maxLength: 0 })),
    invitecode: Type.Optional(InviteCode),
    /** Id of the activity that this registration is for, in place of headimgurl and invitecode; `activity` is its key. */
    denet: Type.Optional(CampaignId),
    activity: Type.Optional(ActivityKey),
    key: Type.Optional(SessionKey),
  }),
  data: SessionData,
  codes: [...refusals('passwordTooCommon', 'activityOver'), ...CODE_GIVEN],
};

export const login = {
  summary: 'Sign in with e-mail and password',
  body: Type.Object({ email: Email, password: PasswordHash, key: Type.Optional(SessionKey) }),
  data: SessionData,
  codes: [...refusals('wrongCredentials'), ...HUMAN_CHECK],
};

export const refreshSession = {
  summary: 'Renew the access token by the refresh cookie, which changes with it',
  body: Empty,
  data: SessionData,
  codes: refusals('tokenInvalid'),
};

export const getSession = {
  summary: 'The session of this call as its sign-in answered it; it renews nothing',
  body: Empty,
  data: SessionData,
};

export const logout = { summary: 'End this session', body: Empty, data: Empty };

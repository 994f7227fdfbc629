import { Type } from 'typebox';
import { refusals } from '../../core/refusals.ts';
import { Secret, SessionKey } from '../fields.ts';
import { SessionData } from '../sessions/session.ts';

export const issueAppCode = {
  summary: 'A one-time code by which the native app signs a page inside of it in; only for a session of the app',
  body: Type.Object({ /** base64url SHA-256 of a secret that the app made for this code (S256 of RFC 7636). */ challenge: Secret }),
  data: Type.Object({
    /** The code: `token` of the `param` that the app hands to its page. */
    token: Type.String(),
    /** When it is worth nothing any more, ms since the epoch by the server's clock. */
    expiresat: Type.Integer(),
  }),
};

export const exchangeAppCode = {
  summary: 'Sign a page inside the native app in, by a code of the app and the secret that its bridge gave',
  body: Type.Object({
    token: Secret,
    verifier: Secret,
    /** Version of the app. */
    version: Type.String({ maxLength: 32, pattern: '^[0-9A-Za-z.+-]*$' }),
    key: Type.Optional(SessionKey),
  }),
  data: SessionData,
  codes: refusals('codeExpired'),
};

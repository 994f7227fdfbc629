import { Type } from 'typebox';
import { MAX_INT32 } from '../core/fields.ts';
import { refusals } from '../core/refusals.ts';
import { SEND_EMAIL_TYPES } from './codes/names.ts';
import { THIRD_PARTY_TYPES } from './third-parties/third-party.ts';

/** 254 characters is the most that mail can carry (RFC 5321); the server checks the form. */
export const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Purpose = {
  email: Email,
  /** Number of the purpose; must fit `sendEmailType`, which may be left out where no other purpose has the number. */
  type: Type.Integer({ minimum: 0, maximum: MAX_INT32 }),
  sendEmailType: Type.Optional(Type.Enum(SEND_EMAIL_TYPES)),
};
export const Code = Type.String({ pattern: '^[0-9]{4}$' });
/** See docs/design/sessions.md. */
export const PasswordHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the password in Unicode’s form NFKC as UTF-8, in hex',
});
export const SessionKey = Type.Object(
  {
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    y: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  },
  { description: 'Public half of the session’s key as a JWK: calls with the header dpop are checked against it' },
);
/** 4 Google, 6 Discord, 7 X (spec §3). */
export const RegisterType = Type.Enum(THIRD_PARTY_TYPES);
/** 256 bits as base64url: a code, a secret, or the SHA-256 of one. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** That it is really the person: the password, or a code of the purpose `verify` that was sent to the account's address. */
export const Confirmation = { password: Type.Optional(PasswordHash), verifycode: Type.Optional(Code) };

/** What the human check says (spec §8). */
export const HUMAN_CHECK = refusals('captchaNeeded', 'captchaFailed');
/** What comes of a code that was given, or of a grant. */
export const CODE_GIVEN = [...refusals('wrongCode', 'codeExpired', 'codeClosed'), ...HUMAN_CHECK];
/** What comes of a `Confirmation`. */
export const CONFIRMED = [...refusals('confirmationNeeded', 'wrongCredentials'), ...CODE_GIVEN];
/** What comes of a text that a wallet signed. */
export const WALLET_SIGNED = refusals('walletRefused', 'chainUnreachable');

import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { CODE_GIVEN, CONFIRMED, Code, Email, PasswordHash } from '../fields.ts';

export const resetPassword = {
  summary: 'Choose a new password with a code or the grant; every session of the account ends',
  body: Type.Object({
    email: Email,
    password: PasswordHash,
    /** Left out when the browser holds a grant. */
    code: Type.Optional(Code),
    sendEmailType: Type.Enum(['forgot', 'editPass'], { default: 'forgot' }),
  }),
  data: Empty,
  codes: [...refusals('passwordTooCommon'), ...CODE_GIVEN],
};

export const updatePassword = {
  summary: 'Change the password by the current one, or by a code of the purpose editPass; every other session ends',
  body: Type.Object({
    /** The current one. */
    oldpassword: Type.Optional(PasswordHash),
    password: PasswordHash,
    /** In place of `oldpassword`; left out when the browser holds a grant. */
    code: Type.Optional(Code),
  }),
  data: Empty,
  codes: [...refusals('passwordTooCommon', 'emailMissing'), ...CONFIRMED],
};

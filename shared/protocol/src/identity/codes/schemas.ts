import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { CODE_GIVEN, Code, Email, HUMAN_CHECK, Purpose } from '../fields.ts';

export const sendEmail = {
  summary: 'Send a code to an e-mail address; the answer tells nothing of whether an account exists',
  query: Type.Object(Purpose),
  data: Type.Object({ /** Seconds until the next code may be sent. */ resendafter: Type.Integer() }),
  codes: [...refusals('mailRefused', 'resendTooEarly'), ...HUMAN_CHECK],
};

export const checkCode = {
  summary: 'Use a code; the browser then holds a one-time grant for the action',
  body: Type.Object({ ...Purpose, code: Code }),
  data: Empty,
  codes: CODE_GIVEN,
};

export const checkEmail = {
  summary: 'Check the form of an e-mail address; the answer is the same whether an account exists or not',
  query: Type.Object({ email: Email }),
  data: Type.Object({
    /** The address as it is kept. */
    email: Type.String(),
    /** Its domain reads like another one in Latin letters, so the person should look twice. */
    lookalike: Type.Boolean(),
  }),
};

export const confirmEmail = {
  summary: 'Use the link of a mail instead of its code; the browser then holds a one-time grant for the action',
  query: Type.Object({ ...Purpose, link: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  data: Empty,
  codes: refusals('codeExpired'),
};

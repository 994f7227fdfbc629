import { Type } from 'typebox';
import { refusals } from '../core/refusals.ts';

export const getCaptcha = {
  summary: 'A challenge of the human check, to be solved and sent in the recaptcha header',
  data: Type.Object({ challenge: Type.Unknown({ description: 'A challenge of ALTCHA, PBKDF2/SHA-256' }) }),
};

export const skipCaptcha = {
  summary: 'Pass the human check without solving it; only outside production',
  data: Type.Object({ token: Type.String() }),
  codes: refusals('notFound'),
};

import { Type } from 'typebox';

export const getCaptcha = {
  summary: 'A challenge of the human check, to be solved and sent in the recaptcha header',
  data: Type.Object({ challenge: Type.Unknown() }),
};

export const skipCaptcha = {
  summary: 'Pass the human check without solving it; only outside production',
  data: Type.Object({ token: Type.String() }),
};

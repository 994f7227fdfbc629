import { CHECK } from '../core/budget.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCaptcha: Endpoint<typeof schemas.getCaptcha> = {
  id: 'moderation.getCaptcha',
  method: 'GET',
  path: '/api/accountservice/open/captcha',
  access: 'open',
  budget: CHECK,
};
export const skipCaptcha: Endpoint<typeof schemas.skipCaptcha> = {
  id: 'moderation.skipCaptcha',
  method: 'GET',
  path: '/api/dcservice/test/open/recaptcha',
  access: 'open',
  budget: CHECK,
};

import { CHECK } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sendEmail: Endpoint<typeof schemas.sendEmail> = {
  id: 'identity.sendEmail',
  method: 'GET',
  path: '/api/accountservice/open/sendemail',
  access: 'open',
  effect: true,
  budget: { perMinute: 30 },
};
export const checkCode: Endpoint<typeof schemas.checkCode> = {
  id: 'identity.checkCode',
  method: 'POST',
  path: '/api/accountservice/open/checkcode',
  access: 'open',
};
export const checkEmail: Endpoint<typeof schemas.checkEmail> = {
  id: 'identity.checkEmail',
  method: 'GET',
  path: '/api/accountservice/open/checkemail',
  access: 'open',
};
export const confirmEmail: Endpoint<typeof schemas.confirmEmail> = {
  id: 'identity.confirmEmail',
  method: 'GET',
  path: '/api/accountservice/open/email/confirm',
  access: 'open',
  effect: true,
  budget: CHECK,
};

import type { Endpoint } from '../endpoint.ts';
import { thirdPartyEndpoints } from './third-party-endpoints.ts';
import { settingsEndpoints } from './settings-endpoints.ts';
import { walletEndpoints } from './wallet-endpoints.ts';

const base = '/api/accountservice';

export const accountEndpoints = {
  'account.frontendLog': { method: 'POST', path: `${base}/open/frontend/log`, access: 'open' },
  'account.visitAdd': { method: 'POST', path: `${base}/website/visit/open/add`, access: 'open' },
  'account.captcha': { method: 'GET', path: `${base}/open/captcha`, access: 'open' },
  'account.sendEmail': { method: 'GET', path: `${base}/open/sendemail`, access: 'open', effect: true },
  'account.checkCode': { method: 'POST', path: `${base}/open/checkcode`, access: 'open' },
  'account.checkEmail': { method: 'GET', path: `${base}/open/checkemail`, access: 'open' },
  'account.emailConfirm': { method: 'GET', path: `${base}/open/email/confirm`, access: 'open', effect: true },
  'account.register': { method: 'POST', path: `${base}/open/register`, access: 'open', idempotent: true },
  'account.login': { method: 'POST', path: `${base}/open/login`, access: 'open' },
  'account.refresh': { method: 'POST', path: `${base}/open/session/refresh`, access: 'open' },
  ...thirdPartyEndpoints,
  'account.inviteInfo': { method: 'GET', path: `${base}/open/invite/info`, access: 'open' },
  'account.androidUrl': { method: 'GET', path: `${base}/open/android/url`, access: 'open' },
  'account.appExchange': { method: 'POST', path: `${base}/open/app/exchange`, access: 'open' },
  'account.appCode': { method: 'POST', path: `${base}/user/app/code`, access: 'user' },
  'account.logout': { method: 'POST', path: `${base}/user/logout`, access: 'user' },
  'account.userInfo': { method: 'GET', path: `${base}/user/info`, access: 'user' },
  ...settingsEndpoints,
  ...walletEndpoints,
  'account.bricks': { method: 'GET', path: `${base}/user/bricks`, access: 'user' },
  'account.bricksHistory': { method: 'GET', path: `${base}/user/bricks/history`, access: 'user' },
} as const satisfies Record<string, Endpoint>;

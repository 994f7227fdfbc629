import type { Endpoint } from '../endpoint.ts';

const base = '/api/accountservice';

/** Signing in by Google, Discord and X (spec §3, §7). */
export const thirdPartyEndpoints = {
  'account.thirdPartyStart': { method: 'POST', path: `${base}/open/thirdparty/start`, access: 'open' },
  'account.auto': { method: 'POST', path: `${base}/open/auto`, access: 'open', idempotent: true },
  'account.ownThirdParties': { method: 'GET', path: `${base}/user/thirdparty/list`, access: 'user' },
  'account.bindThirdParty': { method: 'POST', path: `${base}/user/bind/thirdparty`, access: 'user', proof: true },
  'account.unbindThirdParty': { method: 'POST', path: `${base}/user/unbind/thirdparty`, access: 'user', proof: true },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

const base = '/api/accountservice';

/** Signing in by a wallet, and what a person's wallets hold (spec §3, §4, §7). */
export const walletEndpoints = {
  'account.walletOptions': { method: 'GET', path: `${base}/open/wallet/options`, access: 'open' },
  'account.walletNonce': { method: 'GET', path: `${base}/open/wallet/nonce`, access: 'open', effect: true },
  'account.walletLogin': { method: 'POST', path: `${base}/open/wallet/login`, access: 'open' },
  'account.walletAddress': { method: 'GET', path: `${base}/open/wallet/address`, access: 'open' },
  'account.bindWallet': { method: 'POST', path: `${base}/user/bind/wallet/address`, access: 'user', proof: true },
  'account.unbindWallet': { method: 'POST', path: `${base}/user/unbind/wallet/address`, access: 'user', proof: true },
  'account.walletProfile': { method: 'GET', path: `${base}/user/wallet/profile`, access: 'user' },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';

const base = '/api/accountservice';

export const accountEndpoints = {
  'account.frontendLog': { method: 'POST', path: `${base}/open/frontend/log`, access: 'open' },
  'account.visitAdd': { method: 'POST', path: `${base}/website/visit/open/add`, access: 'open' },
} as const satisfies Record<string, Endpoint>;

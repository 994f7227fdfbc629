import type { Endpoint } from '../endpoint.ts';

const base = '/api/platformservice';

export const platformEndpoints = {
  'platform.history': { method: 'GET', path: `${base}/open/remote/history`, access: 'open' },
} as const satisfies Record<string, Endpoint>;

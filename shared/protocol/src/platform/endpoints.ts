import type { Endpoint } from '../endpoint.ts';
import { healthEndpoints } from './health-endpoints.ts';

const base = '/api/platformservice';

export const platformEndpoints = {
  ...healthEndpoints,
  'platform.history': { method: 'GET', path: `${base}/open/remote/history`, access: 'open' },
} as const satisfies Record<string, Endpoint>;

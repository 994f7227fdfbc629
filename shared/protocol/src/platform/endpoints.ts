import type { Endpoint } from '../endpoint.ts';
import { channelEndpoints } from './channel-endpoints.ts';
import { healthEndpoints } from './health-endpoints.ts';

const base = '/api/platformservice';

export const platformEndpoints = {
  ...healthEndpoints,
  'platform.history': { method: 'GET', path: `${base}/open/remote/history`, access: 'open' },
  ...channelEndpoints,
} as const satisfies Record<string, Endpoint>;

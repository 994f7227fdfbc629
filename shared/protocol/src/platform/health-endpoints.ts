import type { Endpoint } from '../endpoint.ts';

const base = '/api/platformservice/user/health';

/** How remotes do, for people with the role `developer` or `operator`; browsers report by `account.frontendLog`. */
export const healthEndpoints = {
  'platform.health': { method: 'GET', path: base, access: 'user' },
  'platform.healthVersions': { method: 'GET', path: `${base}/versions`, access: 'user' },
  'platform.healthErrors': { method: 'GET', path: `${base}/errors`, access: 'user' },
  'platform.healthCompare': { method: 'GET', path: `${base}/compare`, access: 'user' },
} as const satisfies Record<string, Endpoint>;

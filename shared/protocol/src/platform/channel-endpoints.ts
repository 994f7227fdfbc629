import type { Endpoint } from '../endpoint.ts';

const base = '/api/platformservice/user';

/** What the team does with remotes, versions and channels; for people with the role `developer` or `operator`, any other gets `forbidden`. */
export const channelEndpoints = {
  'platform.remotes': { method: 'GET', path: `${base}/remotes`, access: 'user' },
  'platform.versions': { method: 'GET', path: `${base}/remote/versions`, access: 'user' },
  'platform.version': { method: 'GET', path: `${base}/remote/version`, access: 'user' },
  'platform.changes': { method: 'GET', path: `${base}/remote/changes`, access: 'user' },
  'platform.audit': { method: 'GET', path: `${base}/audit`, access: 'user' },
  'platform.why': { method: 'GET', path: `${base}/remote/why`, access: 'user' },
  'platform.promote': { method: 'POST', path: `${base}/remote/promote`, access: 'user', proof: true },
  'platform.rollback': { method: 'POST', path: `${base}/remote/rollback`, access: 'user', proof: true },
  'platform.canarySet': { method: 'POST', path: `${base}/remote/canary/set`, access: 'user', proof: true },
  'platform.canaryLink': { method: 'POST', path: `${base}/remote/canary/link`, access: 'user', proof: true },
  'platform.canaryOff': { method: 'POST', path: `${base}/remote/canary/off`, access: 'user', proof: true },
  'platform.kill': { method: 'POST', path: `${base}/remote/kill`, access: 'user', proof: true },
  'platform.revive': { method: 'POST', path: `${base}/remote/revive`, access: 'user', proof: true },
} as const satisfies Record<string, Endpoint>;

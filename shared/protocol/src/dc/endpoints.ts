import type { Endpoint } from '../endpoint.ts';

const base = '/api/dcservice';

export const dcEndpoints = {
  'dc.recaptcha': { method: 'GET', path: `${base}/test/open/recaptcha`, access: 'open' },
  'dc.gameOpenList': { method: 'GET', path: `${base}/game/open/list`, access: 'open' },
  'dc.gameList': { method: 'GET', path: `${base}/game/list`, access: 'user' },
  'dc.myPoints': { method: 'GET', path: `${base}/game/mypoints`, access: 'user' },
  'dc.topRank': { method: 'GET', path: `${base}/game/open/getTopRank`, access: 'open' },
  'dc.runStart': { method: 'POST', path: `${base}/game/run/start`, access: 'user', idempotent: true },
  'dc.runFinish': { method: 'POST', path: `${base}/game/run/finish`, access: 'user', idempotent: true },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getKeyPair: Endpoint<typeof schemas.getKeyPair> = {
  id: 'realtime.getKeyPair',
  method: 'GET',
  path: '/api/accountservice/imuser/getkeypair',
  access: 'open',
};
export const getUtoken: Endpoint<typeof schemas.getUtoken> = {
  id: 'realtime.getUtoken',
  method: 'GET',
  path: '/api/accountservice/imuser/getutoken',
  access: 'user',
  effect: true,
  budget: { perMinute: 30 },
};

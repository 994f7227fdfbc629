import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: what somebody should know before they buy. */
export const getWarnings: Endpoint<typeof schemas.getWarnings> = {
  id: 'market.getWarnings',
  method: 'GET',
  path: '/api/dcservice/collection/open/warnings',
  access: 'open',
};
/** The same of several at once, as a cart needs it. */
export const findWarnings: Endpoint<typeof schemas.findWarnings> = {
  id: 'market.findWarnings',
  method: 'POST',
  path: '/api/dcservice/collection/open/warnings/find',
  access: 'open',
  budget: { perMinute: 60 },
};

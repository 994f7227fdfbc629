import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** By a team's own program, with the key of its remote in place of a session. */
export const publishBuild: Endpoint<typeof schemas.publishBuild> = {
  id: 'registry.publishBuild',
  method: 'POST',
  path: '/api/platformservice/open/remote/publish',
  access: 'open',
  isUnsigned: true,
  encoding: 'form',
  budget: { perMinute: 20 },
};

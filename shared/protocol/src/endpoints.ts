import { accountEndpoints } from './account/endpoints.ts';
import { dcEndpoints } from './dc/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import { uploadsEndpoints } from './uploads/endpoints.ts';

/** Every endpoint by its id, `<module>.<name>`. */
export const endpoints = { ...accountEndpoints, ...dcEndpoints, ...platformEndpoints, ...uploadsEndpoints } as const satisfies Record<
  string,
  Endpoint
>;

export type EndpointId = keyof typeof endpoints;

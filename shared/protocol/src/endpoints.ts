import { accountEndpoints } from './account/endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint by its id, `<module>.<name>`. */
export const endpoints = { ...accountEndpoints } as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;

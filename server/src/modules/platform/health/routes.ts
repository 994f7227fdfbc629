import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { route } from '../../../lib/route.ts';
import type { HealthReadings } from './readings.ts';

/** Roles of a person. */
export type RolesOf = (userId: number) => ReadonlySet<string>;

const DEVELOPER = 'developer';

/** Binds what people with the role `developer` read of health. */
export function registerHealthRoutes(app: FastifyInstance, readings: HealthReadings, rolesOf: RolesOf): void {
  const demandDeveloper = (request: FastifyRequest) => {
    if (!rolesOf(request.person!.userId).has(DEVELOPER)) throw new AppError('forbidden');
  };
  route(app, 'platform.health', ({ query, request }) => {
    demandDeveloper(request);
    return readings.overTime(query);
  });
  route(app, 'platform.healthVersions', ({ query, request }) => {
    demandDeveloper(request);
    return readings.versions(query);
  });
  route(app, 'platform.healthErrors', ({ query, request }) => {
    demandDeveloper(request);
    return readings.errors(query);
  });
  route(app, 'platform.healthCompare', ({ query, request }) => {
    demandDeveloper(request);
    return readings.compare(query);
  });
}

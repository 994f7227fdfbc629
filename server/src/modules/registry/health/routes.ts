import { operations } from '@mortar/protocol/registry/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { route } from '../../../core/route.ts';
import type { HealthReadings } from './readings.ts';

/** Roles of a person. */
export type RolesOf = (userId: number) => ReadonlySet<string>;

/** Roles of those who ship remotes. */
const TEAM = ['developer', 'operator'] as const;

/** Binds what the team reads of health. */
export function registerHealthRoutes(app: FastifyInstance, readings: HealthReadings, rolesOf: RolesOf): void {
  const demandTeam = (request: FastifyRequest) => {
    const roles = rolesOf(request.person!.userId);
    if (!TEAM.some((role) => roles.has(role))) throw new AppError('forbidden');
  };
  route(app, operations.getDay, ({ request }) => {
    demandTeam(request);
    return readings.day();
  });
  route(app, operations.getHealth, ({ query, request }) => {
    demandTeam(request);
    return readings.overTime(query);
  });
  route(app, operations.listVersionHealth, ({ query, request }) => {
    demandTeam(request);
    return readings.versions(query);
  });
  route(app, operations.listHealthErrors, ({ query, request }) => {
    demandTeam(request);
    return readings.errors(query);
  });
  route(app, operations.compareHealth, ({ query, request }) => {
    demandTeam(request);
    return readings.compare(query);
  });
}

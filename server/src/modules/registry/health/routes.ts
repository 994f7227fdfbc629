import { operations } from '@mortar/protocol/registry/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createTeamDoor, type RolesOf } from '../channels/team.ts';
import type { HealthReadings } from './readings.ts';

/** Binds what the team reads of health. */
export function registerHealthRoutes(app: FastifyInstance, readings: HealthReadings, rolesOf: RolesOf): void {
  const { forTeam } = createTeamDoor(rolesOf);
  route(app, operations.getDay, ({ request }) => forTeam(request, () => readings.day()));
  route(app, operations.getHealth, ({ query, request }) => forTeam(request, () => readings.overTime(query)));
  route(app, operations.listVersionHealth, ({ query, request }) => forTeam(request, () => readings.versions(query)));
  route(app, operations.listHealthErrors, ({ query, request }) => forTeam(request, () => readings.errors(query)));
  route(app, operations.compareHealth, ({ query, request }) => forTeam(request, () => readings.compare(query)));
}

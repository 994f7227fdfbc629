import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';

/** Roles of those who ship remotes. */
const TEAM = ['developer', 'operator'] as const;

/** Whether somebody with these roles may see and change what the registry holds. */
export const isOfTeam = (roles: ReadonlySet<string> | null | undefined): boolean => TEAM.some((role) => roles?.has(role));

/** Roles of a person. */
export type RolesOf = (userId: number) => ReadonlySet<string>;

/** Lets in nobody but who ships remotes. */
export function createTeamDoor(rolesOf: RolesOf) {
  /** @throws AppError `forbidden` for who is not of the team */
  function memberOf({ person }: FastifyRequest): Person {
    if (!person || !isOfTeam(rolesOf(person.userId))) throw new AppError('forbidden');
    return person;
  }
  /** Reads for the team alone. */
  const forTeam = <T>(request: FastifyRequest, read: (member: Person) => T): T => read(memberOf(request));
  return { memberOf, forTeam };
}

import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';

/** Roles of a person. */
export type RolesOf = (userId: number) => ReadonlySet<string>;

/** Whether one of two people is here by the other's invites: they do not judge for one another. */
export type AreOfOneLine = (db: Db, one: number, other: number) => Promise<boolean>;

/** What somebody may do with the bank: reviewers look at questions, operators import and void as well. */
export const bankRoleOf = (roles: ReadonlySet<string>): 'operator' | 'reviewer' | null =>
  (['operator', 'reviewer'] as const).find((role) => roles.has(role)) ?? null;

/** Who acts on the bank. */
export interface Reviewer {
  userId: number;
  uid: string;
}

/** The caller, when they have a role. @throws AppError `forbidden` */
export function reviewerOf({ person }: FastifyRequest, rolesOf: RolesOf, needed: 'reviewer' | 'operator' = 'reviewer'): Reviewer {
  const role = bankRoleOf(rolesOf(person!.userId));
  if (role === null || (needed === 'operator' && role !== 'operator')) throw new AppError('forbidden');
  return { userId: person!.userId, uid: person!.uid };
}

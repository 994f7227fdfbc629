import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';

/** Roles that publish in the name of the site. */
export const EDITORS = ['editor', 'operator'] as const;

/** Whether somebody with these roles publishes in the name of the site. */
export const edits = (roles: ReadonlySet<string>): boolean => EDITORS.some((role) => roles.has(role));

/** The key of an editor who calls. @throws AppError `forbidden` for everybody else */
export const createEditorOf =
  (rolesOf: (userId: number) => ReadonlySet<string>) =>
  ({ person }: FastifyRequest): number => {
    const { userId } = person!;
    if (!edits(rolesOf(userId))) throw new AppError('forbidden');
    return userId;
  };

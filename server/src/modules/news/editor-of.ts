import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';

/** Roles that publish in the name of the site. */
const EDITORS = ['editor', 'operator'] as const;

/** The key of an editor who calls. @throws AppError `forbidden` for everybody else */
export const createEditorOf =
  (rolesOf: (userId: number) => ReadonlySet<string>) =>
  ({ person }: FastifyRequest): number => {
    const { userId } = person!;
    if (!EDITORS.some((role) => rolesOf(userId).has(role))) throw new AppError('forbidden');
    return userId;
  };

import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { reviewerOf, type RolesOf } from '../bank-roles.ts';
import type { ImportQuestions } from './service.ts';

/** A file of a million characters, each of which may take several bytes as JSON. */
const BODY_BYTES = 4 * 1024 * 1024;

/** Binds imports of questions, which are for operators. */
export function registerImportRoutes(app: FastifyInstance, importQuestions: ImportQuestions, rolesOf: RolesOf): void {
  route(
    app,
    operations.importQuestions,
    async ({ body, request }) => {
      const { userId, uid } = reviewerOf(request, rolesOf, 'operator');
      return { lines: await importQuestions({ actor: `user:${uid}`, userId }, body) };
    },
    { bodyLimit: BODY_BYTES },
  );
}

import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Submissions } from './service.ts';

/** Binds questions that people offer. */
export function registerSubmissionRoutes(app: FastifyInstance, submissions: Submissions): void {
  route(app, operations.submitQuestion, ({ body, request, once }) => once((tx) => submissions.submit(tx, request.person!, body)));
  route(app, operations.listOwnQuestions, ({ query, request }) => submissions.list(request.person!.userId, query));
}

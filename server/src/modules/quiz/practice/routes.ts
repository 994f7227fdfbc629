import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import type { Practice } from './service.ts';

/** Binds the practice. */
export function registerPracticeRoutes(app: FastifyInstance, practice: Practice): void {
  route(app, operations.practise, ({ query, request }) => practice.pick(query, request.person?.userId, localeOf(request)));
  route(app, operations.answerPractice, ({ body, request }) => practice.answer(body, localeOf(request)));
}

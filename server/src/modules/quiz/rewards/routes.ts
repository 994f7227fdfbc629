import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { QuizRewards } from './service.ts';

/** Binds what rounds brought a person. */
export function registerRewardRoutes(app: FastifyInstance, rewards: QuizRewards): void {
  route(app, operations.listQuizRewards, ({ query, request }) => rewards.list(request.person!.userId, query));
}

import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { ownerOf, playerOf } from '../runs/players.ts';
import type { Challenges } from './service.ts';

/** Binds challenges. @param hashOf what is kept of a visitor's network */
export function registerChallengeRoutes(app: FastifyInstance, challenges: Challenges, hashOf: (network: string) => string): void {
  route(app, operations.makeChallenge, ({ body, request }) => challenges.make(body, ownerOf(request), localeOf(request)));
  route(app, operations.getChallenge, ({ query, request }) =>
    challenges.get(query.challengeid, ownerOf(request), { locale: localeOf(request) }),
  );
  route(app, operations.issueChallenge, ({ query, request, reply }) =>
    challenges.issue(playerOf(request, reply, hashOf), query.challengeid, query.calm ?? false, { locale: localeOf(request) }),
  );
  route(app, operations.listScores, ({ query, request }) => challenges.scores(query, ownerOf(request)));
}

import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import type { Actor, createActs } from './acts.ts';
import { browserOf, ownerOf, playerOf } from './players.ts';
import type { Runs } from './service.ts';

interface Around {
  runs: Runs;
  acts: ReturnType<typeof createActs>;
  /** What is kept of a visitor's network. */
  hashOf: (network: string) => string;
}

const actorOf = (request: FastifyRequest): Actor => ({ owner: ownerOf(request), locale: localeOf(request) });

/** Binds what players do in a run. */
export function registerRunRoutes(app: FastifyInstance, { runs, acts, hashOf }: Around): void {
  route(app, operations.issue, ({ query, request, reply }) =>
    runs.issue(playerOf(request, reply, hashOf), query, { locale: localeOf(request) }),
  );
  route(app, operations.submitAnswer, ({ body, request }) => acts.answer(actorOf(request), body));
  route(app, operations.swap, ({ body, request }) => acts.swap(actorOf(request), body));
  route(app, operations.skip, ({ body, request }) => acts.skip(actorOf(request), body));
  route(app, operations.revival, ({ body, request }) => acts.revival(actorOf(request), body));
  route(app, operations.giveUp, ({ body, request }) => acts.giveUp(actorOf(request), body));
  route(app, operations.heartbeat, async ({ body, request }) => {
    await runs.alive(body.runid, ownerOf(request));
    return {};
  });
  route(app, operations.bind, ({ body, request }) => runs.bind(request.person!.userId, browserOf(request), body.key));
}

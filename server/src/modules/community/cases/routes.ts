import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Cases } from './service.ts';

/** Binds cases: those of moderators, and those of whom they are about. */
export function registerCaseRoutes(app: FastifyInstance, cases: Cases): void {
  route(app, operations.getCaseRole, ({ request }) => ({ judges: cases.judges(viewerOf(request)) }));
  route(app, operations.listCases, ({ body, request }) => cases.list(viewerOf(request), body));
  route(app, operations.getCase, ({ body, request }) => cases.detail(viewerOf(request), body.id));
  route(app, operations.decideCase, ({ body, request }) => cases.decide(viewerOf(request), body));
  route(app, operations.reviewCase, ({ body, request }) => cases.review(viewerOf(request), body));
  route(app, operations.getOwnCase, ({ body, request }) => cases.own(viewerOf(request), body.id));
  route(app, operations.appealCase, ({ body, request }) => cases.appeal(viewerOf(request), body));
  route(app, operations.getAccountCase, ({ body }) => cases.account(body));
  route(app, operations.appealAccountCase, ({ body }) => cases.appealAccount(body));
}

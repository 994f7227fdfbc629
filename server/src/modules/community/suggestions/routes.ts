import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { SuggestPeople } from './service.ts';

/** Binds whom to follow. */
export function registerSuggestionRoutes(app: FastifyInstance, suggest: SuggestPeople): void {
  route(app, operations.suggestPeople, ({ body, request }) => suggest(viewerOf(request), body));
}

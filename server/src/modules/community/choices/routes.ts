import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Choices } from './service.ts';

/** Binds whom and what people leave out. */
export function registerChoiceRoutes(app: FastifyInstance, choices: Choices): void {
  route(app, operations.mutePerson, ({ body, request }) => choices.mute(viewerOf(request), body));
  route(app, operations.listMuted, ({ request }) => choices.muted(viewerOf(request)));
  route(app, operations.setWatchWord, ({ body, request }) => choices.setWord(viewerOf(request), body));
  route(app, operations.listWatchWords, ({ request }) => choices.words(viewerOf(request)));
}

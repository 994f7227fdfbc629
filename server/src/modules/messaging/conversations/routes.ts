import { operations } from '@mortar/protocol/messaging/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Conversations } from './service.ts';

/** Binds the list of conversations and what a person sets of them. */
export function registerConversationRoutes(app: FastifyInstance, conversations: Conversations): void {
  route(app, operations.findConversations, ({ body, request }) => conversations.list(request.person!.userId, body));
  route(app, operations.openConversation, ({ body, request }) => conversations.open(request.person!.userId, body.uid));
  route(app, operations.getConversation, ({ body, request }) => conversations.read(request.person!.userId, body.id));
  route(app, operations.setConversation, ({ body, request }) => conversations.set(request.person!.userId, body));
}

import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import type { Sharing } from './service.ts';

/** Binds what people show of their runs. */
export function registerSharingRoutes(app: FastifyInstance, sharing: Sharing): void {
  route(app, operations.share, ({ body, request }) => sharing.share(body, request.person?.userId ?? null, localeOf(request)));
  route(app, operations.getShare, ({ query, request }) => sharing.read(query.shareid, localeOf(request)));
  route(app, operations.rewardSocialShare, ({ body, request, once }) => once((tx) => sharing.reward(tx, request.person!.userId, body)));
}

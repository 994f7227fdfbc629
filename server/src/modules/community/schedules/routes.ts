import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Schedules } from './service.ts';

/** Binds posts for a time to come. */
export function registerScheduleRoutes(app: FastifyInstance, schedules: Schedules): void {
  route(app, operations.saveSchedule, async ({ body, request, once }) => {
    const userId = viewerOf(request);
    const gate = await schedules.gateOf(body.post);
    const { id } = await once(async (tx) => ({ id: await schedules.save(tx, userId, body, gate) }));
    return schedules.one(userId, id);
  });
  route(app, operations.listSchedules, ({ body, request }) => schedules.list(viewerOf(request), body));
  route(app, operations.publishScheduled, ({ body, request }) => schedules.publishNow(viewerOf(request), body.postid));
  route(app, operations.cancelSchedule, ({ body, request }) => schedules.cancel(viewerOf(request), body.postid));
}

import { operations } from '@mortar/protocol/games/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { FINISH_BYTES } from './limits.ts';
import type { RunService } from './service.ts';

/** Binds the begin and the end of a run. */
export function registerRunRoutes(app: FastifyInstance, runs: RunService): void {
  route(app, operations.startRun, ({ body, request, once }) => once((tx) => runs.start(tx, request.person!.userId, body)));
  route(
    app,
    operations.finishRun,
    async ({ body, request, once }) => {
      const verified = await runs.verify(request.person!.userId, body);
      return once((tx) => runs.finish(tx, request.person!.userId, verified));
    },
    { bodyLimit: FINISH_BYTES },
  );
}

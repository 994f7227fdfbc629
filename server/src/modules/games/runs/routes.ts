import { operations } from '@mortar/protocol/games/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Db } from '../../../db/db.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { FINISH_BYTES } from './limits.ts';
import type { RunService } from './service.ts';

interface Around {
  runs: RunService;
  db: Db;
  /** What is kept of a visitor's network. */
  hashOf: (network: string) => string;
}

const LOG = { bodyLimit: FINISH_BYTES };
const userOf = (request: FastifyRequest) => request.person!.userId;

/** Binds the begin and the end of a run, of people and of visitors. */
export function registerRunRoutes(app: FastifyInstance, { runs, db, hashOf }: Around): void {
  route(app, operations.startRun, ({ body, request, once }) => once((tx) => runs.start(tx, { userId: userOf(request) }, body)));
  route(
    app,
    operations.finishRun,
    async ({ body, request, once }) => {
      const verified = await runs.verify(userOf(request), body);
      return once((tx) => runs.finish(tx, userOf(request), verified));
    },
    LOG,
  );
  route(app, operations.startOpenRun, ({ body, request }) =>
    db.transaction((tx) => runs.start(tx, { network: hashOf(networkOf(request.ip)) }, body)),
  );
  route(app, operations.finishOpenRun, async ({ body }) => runs.keep(await runs.verify(null, body), body), LOG);
  route(app, operations.claimRun, ({ body, request, once }) => once((tx) => runs.claim(tx, userOf(request), body.run)));
}

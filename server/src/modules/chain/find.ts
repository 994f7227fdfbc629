import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { registerActivityRoutes } from './activity/routes.ts';
import { createActivity } from './activity/service.ts';
import { createCollections } from './collections/service.ts';
import { createCreatorRanks } from './creators/rank.ts';
import { registerCreatorRoutes } from './creators/routes.ts';
import { createCreators } from './creators/service.ts';
import { registerHolderRoutes } from './holders/routes.ts';
import type { Markets } from './markets.ts';
import { registerRankingRoutes } from './rankings/routes.ts';
import { createRankings } from './rankings/service.ts';
import { registerSearchRoutes } from './search/routes.ts';

/** Binds what people find their way in the market by. */
export function registerFindRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock; markets: Markets }): void {
  const rankings = createRankings(deps);
  const activity = createActivity(deps);
  registerRankingRoutes(app, rankings);
  registerActivityRoutes(app, activity);
  registerSearchRoutes(app, deps);
  registerHolderRoutes(app, deps);
  const creators = createCreators({ ...deps, collections: createCollections(deps), activity });
  registerCreatorRoutes(app, { creators, ranks: createCreatorRanks({ ...deps, rankings }) });
}

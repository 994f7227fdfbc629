import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { registerActivityRoutes } from './activity/routes.ts';
import { createCreatorRanks } from './creators/rank.ts';
import { registerCreatorRoutes } from './creators/routes.ts';
import { createCreators } from './creators/service.ts';
import { registerHolderRoutes } from './holders/routes.ts';
import type { Markets } from './markets.ts';
import { registerRankingRoutes } from './rankings/routes.ts';
import type { Readers } from './readers.ts';
import { registerSearchRoutes } from './search/routes.ts';

interface Deps {
  db: Db;
  clock: Clock;
  markets: Markets;
  readers: Readers;
}

/** Binds what people find their way in the market by. */
export function registerFindRoutes(app: FastifyInstance, { readers, ...deps }: Deps): void {
  const { activity, collections, rankings } = readers;
  registerRankingRoutes(app, rankings);
  registerActivityRoutes(app, activity);
  registerSearchRoutes(app, deps);
  registerHolderRoutes(app, deps);
  const creators = createCreators({ ...deps, collections, activity });
  registerCreatorRoutes(app, { creators, ranks: createCreatorRanks({ ...deps, rankings }) });
}

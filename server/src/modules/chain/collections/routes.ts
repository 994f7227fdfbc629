import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Db } from '../../../db/db.ts';
import { createTraitTokens } from '../items/trait-tokens.ts';
import type { Markets } from '../markets.ts';
import type { Readers } from '../readers.ts';

interface Deps {
  db: Db;
  markets: Markets;
  readers: Readers;
}

/** Binds what shows collections. */
export function registerCollectionRoutes(app: FastifyInstance, { readers: { collections, items }, ...deps }: Deps): void {
  const tokens = createTraitTokens(deps);
  route(app, operations.getCollection, ({ params }) => collections.byId(params.id));
  route(app, operations.getCollectionByContract, ({ params, query }) => collections.byContract(params.id, query.chain));
  route(app, operations.getCollectionDetail, ({ query }) => collections.byId(query.id));
  route(app, operations.listCollections, ({ body }) => collections.list(body));
  route(app, operations.listCollectionItems, ({ query }) => items.list(query));
  route(app, operations.getCollectionFacets, ({ query }) => items.facets(query.id));
  route(app, operations.listTraitTokens, ({ query }) => tokens(query));
  route(app, operations.listCollectionActivity, ({ query }) => collections.activity(query));
}

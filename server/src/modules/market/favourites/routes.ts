import { operations } from '@mortar/protocol/market/people/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Favourites } from './service.ts';

const userIdOf = (request: FastifyRequest): number => request.person!.userId;

/** Binds what people watch. */
export function registerFavouriteRoutes(app: FastifyInstance, favourites: Favourites): void {
  route(app, operations.getFavoriteStats, ({ query, request }) => favourites.statsOf(userIdOf(request), query.ids));
  route(app, operations.getItemFavoriteStats, ({ query, request }) => favourites.statsOf(userIdOf(request), query.ids));
  route(app, operations.setFavorite, ({ query, request }) =>
    favourites.setCollection({ userId: userIdOf(request), id: query.id, isWanted: query.status === 1 }),
  );
  route(app, operations.setItemFavorite, ({ query, request }) =>
    favourites.setItem({ userId: userIdOf(request), id: query.id, isWanted: query.status === 1 }),
  );
  route(app, operations.listFavoriteCollections, ({ query, request }) => favourites.collections(userIdOf(request), query));
  route(app, operations.listFavoriteItems, ({ query, request }) => favourites.items(userIdOf(request), query));
}

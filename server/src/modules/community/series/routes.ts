import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { CollectionDetails } from './collection-detail.ts';
import type { SeriesService } from './service.ts';

/** Binds collections. */
export function registerSeriesRoutes(app: FastifyInstance, series: SeriesService, detail: CollectionDetails): void {
  route(app, operations.getCollectionDetail, ({ query, request }) => detail(viewerOf(request), query.id));
  route(app, operations.saveSeries, ({ body, request, once }) => once((tx) => series.save(tx, viewerOf(request), body)));
  route(app, operations.deleteSeries, ({ body, request }) => series.remove(viewerOf(request), body.id));
  route(app, operations.putIntoSeries, ({ body, request }) => series.put(viewerOf(request), body));
  route(app, operations.listSeries, ({ body, request }) => series.list(viewerOf(request), body));
  route(app, operations.listSeriesPosts, ({ body, request }) => series.posts(viewerOf(request), body));
}

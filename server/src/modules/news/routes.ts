import { operations } from '@mortar/protocol/news/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../core/route.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import { localeOf } from '../../lib/locale-of.ts';
import type { Articles } from './articles/service.ts';
import type { NewsService } from './items/service.ts';
import type { Kept } from './kept/service.ts';
import { sourceStates } from './reading/states.ts';

/** Roles that publish in the name of the site. */
const EDITORS = ['editor', 'operator'] as const;

export interface NewsRoutesDeps {
  db: Db;
  news: NewsService;
  kept: Kept;
  articles: Articles;
  rolesOf(userId: number): ReadonlySet<string>;
}

/** Binds what people read, and what editors do. */
export function registerNewsRoutes(app: FastifyInstance, { db, news, kept, articles, rolesOf }: NewsRoutesDeps): void {
  function editorOf({ person }: FastifyRequest): number {
    const { userId } = person!;
    if (!EDITORS.some((role) => rolesOf(userId).has(role))) throw new AppError('forbidden');
    return userId;
  }

  route(app, operations.selectAllNews, ({ body, request }) => news.list(body, localeOf(request)));
  route(app, operations.getNews, ({ body, request }) => news.read(body.newsid, localeOf(request)));
  route(app, operations.newsFavorites, ({ query, request }) => kept.read(request.person, query, localeOf(request)));
  route(app, operations.saveNews, ({ body, request, once }) => {
    const userId = editorOf(request);
    return once((tx) => articles.save(tx, userId, body));
  });
  route(app, operations.removeNews, ({ body, request }) => {
    editorOf(request);
    return db.transaction((tx) => articles.remove(tx, body.newsid));
  });
  route(app, operations.listNewsSources, async ({ request }) => {
    editorOf(request);
    return { list: await sourceStates(db) };
  });
}

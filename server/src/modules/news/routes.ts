import { operations } from '@mortar/protocol/news/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/route.ts';
import type { Db } from '../../db/db.ts';
import { localeOf } from '../../lib/locale-of.ts';
import type { Articles } from './articles/service.ts';
import { createEditorOf } from './editor-of.ts';
import type { NewsService } from './items/service.ts';
import type { Kept } from './kept/service.ts';
import { sourceStates } from './reading/states.ts';

export interface NewsRoutesDeps {
  db: Db;
  news: NewsService;
  kept: Kept;
  articles: Articles;
  rolesOf(userId: number): ReadonlySet<string>;
}

/** Binds what people read, and what editors do. */
export function registerNewsRoutes(app: FastifyInstance, { db, news, kept, articles, rolesOf }: NewsRoutesDeps): void {
  const editorOf = createEditorOf(rolesOf);
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

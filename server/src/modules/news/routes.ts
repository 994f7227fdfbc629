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
  /** Tells who looks that something was published or taken away. */
  told(): void;
}

/** Binds what people read, and what editors do. */
export function registerNewsRoutes(app: FastifyInstance, { db, news, kept, articles, rolesOf, told }: NewsRoutesDeps): void {
  const editorOf = createEditorOf(rolesOf);
  route(app, operations.selectAllNews, ({ body, request }) => news.list(body, localeOf(request)));
  route(app, operations.getNews, ({ body, request }) => news.read(body.newsid, localeOf(request)));
  route(app, operations.newsFavorites, ({ query, request }) => kept.read(request.person, query, localeOf(request)));
  route(app, operations.saveNews, async ({ body, request, once }) => {
    const userId = editorOf(request);
    const saved = await once((tx) => articles.save(tx, userId, body));
    told();
    return saved;
  });
  route(app, operations.removeNews, async ({ body, request }) => {
    editorOf(request);
    const removed = await db.transaction((tx) => articles.remove(tx, body.newsid));
    told();
    return removed;
  });
  route(app, operations.listNewsSources, async ({ request }) => {
    editorOf(request);
    return { list: await sourceStates(db) };
  });
}

import { NEWS_TOPIC } from '@mortar/protocol/news';
import type { Config } from '../../config.ts';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { readPeople, type Identity } from '../identity/index.ts';
import type { Notify } from '../notices/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Assets } from '../uploads/index.ts';
import { createArticles } from './articles/service.ts';
import { registerNewsDraftRoutes } from './drafts/routes.ts';
import { createNewsDrafts } from './drafts/service.ts';
import { edits } from './editor-of.ts';
import { demoFeedPath, serveDemoFeeds } from './demo-feeds.ts';
import { newsOf } from './items/repository.ts';
import { createNews } from './items/service.ts';
import { createNewsOffice, type NewsOffice } from './office.ts';
import { createKept, type Kept } from './kept/service.ts';
import { newsPageTexts } from './page-texts.ts';
import { newsBeginning } from './page-beginning.ts';
import { articleData, draftData, keptData } from './personal-data.ts';
import { registerNewsRoutes } from './routes.ts';
import { createFetchFeed } from './sources/fetch-feed.ts';
import { outsideOf } from './sources/outside.ts';
import { registerSourceRoutes } from './sources/routes.ts';
import { sourcesOf } from './sources/repository.ts';
import { createSources } from './reading/service.ts';

export { DEMO_FEEDS, demoFeedPath } from './demo-feeds.ts';
export { judgeNews, newsEvidence } from './items/judge.ts';
export { FAULT_WORDS, type NewsOffice } from './office.ts';

const MINUTE_SECONDS = 60;
const DUE_SECONDS = 10;

/** Articles of the demo, which say that they are that. */
export const countDemoNews = (db: Db): Promise<number> => newsOf(db).countDemo();
export const markDemoNews = (db: Db, newsid: string): Promise<void> => newsOf(db).markDemo(Number(newsid));

/** A feed of the demo at the address that the site has now. */
export const moveDemoFeed = (db: Db, name: string, url: string): Promise<void> => sourcesOf(db).moveDemo(demoFeedPath(name), url);

type FeedConfig = Pick<Config, 'newsOwnServer' | 'hasDemo' | 'publicUrl'>;

/** The demo's feed is a file of this very site. */
const feedsOf = ({ newsOwnServer, hasDemo, publicUrl }: FeedConfig) =>
  createFetchFeed({ outside: outsideOf([newsOwnServer ?? [], hasDemo ? publicUrl : []].flat()) });

/** Sources by the operator's hand. */
export const newsOffice = (deps: { config: FeedConfig; db: Db; clock: Clock; told?: () => void }): NewsOffice =>
  createNewsOffice({ ...deps, fetchFeed: feedsOf(deps.config) });

/** What the news build on. */
export interface NewsPorts {
  assets: Assets;
  identity: Pick<Identity, 'standing'>;
  realtime: Pick<Realtime, 'topics'>;
  notify: Notify;
}

/** News of other sites, which an operator named, and articles of this site's editors. */
export function newsModule(
  { config, database: { db }, clock, jobs }: ModuleCore,
  { assets, identity, notify, realtime: { topics } }: NewsPorts,
): ServerModule & { keep: Kept['keep']; isThere(newsid: number): Promise<boolean> } {
  const namesOf = async (of: Db, userIds: readonly number[]) =>
    new Map([...(await readPeople(of, userIds))].map(([userId, { username }]) => [userId, username]));
  const news = createNews({ db, namesOf: (userIds) => namesOf(db, userIds) });
  const kept = createKept({ db, clock, news });
  let failed = (error: unknown): void => void error;
  const told = () => void topics.publish(NEWS_TOPIC, { at: new Date(clock.now()).toISOString() }).catch((error: unknown) => failed(error));
  const { rolesOf } = identity.standing;
  const articles = createArticles({ clock, assets });
  const isEditor = (userId: number) => edits(rolesOf(userId));
  const drafts = createNewsDrafts({ db, clock, assets, articles, namesOf, isEditor, notify, told });
  topics.add(/^news:latest$/);
  return {
    name: 'news',
    keep: kept.keep,
    isThere: async (newsid) => (await newsOf(db).find(newsid)) !== undefined,
    personalData: [articleData(db), keptData(db), draftData(db, drafts)],
    pageTexts: newsPageTexts(db),
    pageBeginning: newsBeginning({ news, clock }),
    async register(app) {
      failed = (error) => app.log.error({ err: error }, 'nobody was told of news');
      registerNewsRoutes(app, { db, news, kept, articles, rolesOf, told });
      registerNewsDraftRoutes(app, { drafts, rolesOf, told });
      registerSourceRoutes(app, { office: newsOffice({ config, db, clock, told }), rolesOf });
      if (config.hasDemo) serveDemoFeeds(app, config, clock);
      await jobs?.every('news.read', MINUTE_SECONDS, createSources({ db, clock, fetchFeed: feedsOf(config), told }).readDue);
      await jobs?.every('news.due', DUE_SECONDS, drafts.publishDue);
    },
  };
}

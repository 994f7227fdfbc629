import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { registerCaseRoutes } from './cases/routes.ts';
import { registerChoiceRoutes } from './choices/routes.ts';
import { registerCommentRoutes } from './comments/routes.ts';
import { createCommunity, type CommunityDeps } from './community.ts';
import { registerDraftRoutes } from './drafts/routes.ts';
import { registerFeedRoutes } from './feeds/routes.ts';
import { registerGroupRoutes } from './groups/routes.ts';
import { registerHoodRoutes } from './hood/routes.ts';
import { makeRun } from './hot/make-run.ts';
import { fold } from './numbers/fold.ts';
import { CARD_QUEUE } from './posts/cards.ts';
import { registerPeopleListRoutes } from './people-lists/routes.ts';
import { communityBeginning } from './page-beginning.ts';
import { communityPageTexts } from './page-texts.ts';
import { communityData } from './personal-data.ts';
import { createPurge } from './posts/purge.ts';
import { registerPostRoutes } from './posts/routes.ts';
import { createSweep } from './posts/sweep.ts';
import { registerProfileRoutes } from './profiles/routes.ts';
import { registerReactionRoutes } from './reactions/routes.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { registerScheduleRoutes } from './schedules/routes.ts';
import { registerSearchRoutes } from './search/routes.ts';
import { registerSeriesRoutes } from './series/routes.ts';
import { registerStatsRoutes } from './stats/routes.ts';
import { createFoldViews } from './stats/service.ts';
import { registerSuggestionRoutes } from './suggestions/routes.ts';
import { registerTagRoutes } from './tags/routes.ts';

export { createCommunityOffice, type CommunityOffice } from './cases/office.ts';
export { countDemoLists, markDemoList } from './people-lists/demo.ts';
export { countDemoGroups, countDemoPosts, findPublished, markDemoGroup, markDemoPosts } from './store/demo.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const SWEEP_SECONDS = 10;
const FOLD_SECONDS = 5;

/** Posts, what people say to them, and the feeds that show them. */
export function communityModule(core: ModuleCore, deps: CommunityDeps): ServerModule {
  let failed = (error: unknown): void => void error;
  const {
    database: { db },
    clock,
    jobs,
  } = core;
  const community = createCommunity({ ...core, ...deps, failed: (error) => failed(error) });
  deps.realtime.topics.add(/^community:latest$/);
  return {
    name: 'community',
    pageTexts: communityPageTexts(db),
    pageBeginning: communityBeginning({ ...community, clock }),
    personalData: [communityData({ db, clock, assets: deps.assets })],
    async register(app) {
      failed = (error) => app.log.error({ err: error }, 'nobody was told of a new post');
      registerFeedRoutes(app, community.feeds);
      registerPostRoutes(app, community);
      registerCommentRoutes(app, community.comments);
      registerReactionRoutes(app, community.reactions);
      registerProfileRoutes(app, community.profiles);
      registerHoodRoutes(app, community.hood);
      registerPeopleListRoutes(app, community.peopleLists);
      registerSuggestionRoutes(app, community.suggest);
      registerSeriesRoutes(app, community.series, community.collectionDetail);
      registerStatsRoutes(app, community.stats);
      registerTagRoutes(app, community.tags);
      registerGroupRoutes(app, community.groups);
      registerDraftRoutes(app, community.drafts);
      registerScheduleRoutes(app, community.schedules);
      registerCaseRoutes(app, community.cases);
      registerReportRoutes(app, community.report);
      registerSearchRoutes(app, community.search);
      registerChoiceRoutes(app, community.choices);
      await jobs?.work(CARD_QUEUE, community.showCard);
      await jobs?.every('community.fold', FOLD_SECONDS, () => fold(db));
      await jobs?.every('community.sweep', SWEEP_SECONDS, createSweep({ db, clock, publish: community.publish }));
      await jobs?.every('community.purge', HOUR_SECONDS, createPurge({ db, clock, assets: deps.assets }));
      await jobs?.every('community.views', HOUR_SECONDS, createFoldViews({ db, clock }));
      await jobs?.every('community.hot', MINUTE_SECONDS, () => makeRun(db, new Date(clock.now())));
    },
  };
}

import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { registerChoiceRoutes } from './choices/routes.ts';
import { registerCommentRoutes } from './comments/routes.ts';
import { createCommunity, type CommunityDeps } from './community.ts';
import { registerFeedRoutes } from './feeds/routes.ts';
import { makeRun } from './hot/make-run.ts';
import { fold } from './numbers/fold.ts';
import { CARD_QUEUE } from './posts/cards.ts';
import { registerPostRoutes } from './posts/routes.ts';
import { createSweep } from './posts/sweep.ts';
import { registerProfileRoutes } from './profiles/routes.ts';
import { registerReactionRoutes } from './reactions/routes.ts';
import { registerTagRoutes } from './tags/routes.ts';

export { countDemoPosts, markDemoPosts } from './store/demo.ts';

const MINUTE_SECONDS = 60;
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
    async register(app) {
      failed = (error) => app.log.error({ err: error }, 'nobody was told of a new post');
      registerFeedRoutes(app, community.feeds);
      registerPostRoutes(app, community);
      registerCommentRoutes(app, community.comments);
      registerReactionRoutes(app, community.reactions);
      registerProfileRoutes(app, community.profiles);
      registerTagRoutes(app, community.tags);
      registerChoiceRoutes(app, community.choices);
      await jobs?.work(CARD_QUEUE, community.showCard);
      await jobs?.every('community.fold', FOLD_SECONDS, () => fold(db));
      await jobs?.every('community.sweep', SWEEP_SECONDS, createSweep({ db, clock, publish: community.publish }));
      await jobs?.every('community.hot', MINUTE_SECONDS, () => makeRun(db, new Date(clock.now())));
    },
  };
}

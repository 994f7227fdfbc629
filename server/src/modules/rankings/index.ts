import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import { connectRedis } from '../../lib/redis.ts';
import { readPeople } from '../identity/index.ts';
import type { Notify } from '../notices/index.ts';
import type { Relations } from '../relations/index.ts';
import { fold } from './fold.ts';
import { createMirror } from './mirror/mirror.ts';
import { rankingData } from './personal-data.ts';
import { registerRankingRoutes } from './routes.ts';
import { boardsOf } from './repository.ts';
import { createClosing } from './seasons/closing.ts';
import { createRankings } from './service.ts';

export { addScore } from './add-score.ts';
export { createRankingOffice } from './operator.ts';

/** People who are under review: what they do counts for nothing that others are measured by. */
export const heldPeople = (db: Db): Promise<number[]> => boardsOf(db).held();

/** Those of some people who are not shown by name. */
export const hiddenPeople = (db: Db, userIds: readonly number[]): Promise<ReadonlySet<number>> => boardsOf(db).hidden(userIds);

const FOLD_SECONDS = 1;
const CLOSE_SECONDS = 60;

/** Boards by season, with exact ranks, and how seasons ended. */
export function rankingsModule(
  { config, database: { db, sql }, clock, jobs }: ModuleCore,
  { relations, notify }: { relations: Pick<Relations, 'friendsOf'>; notify: Notify },
): ServerModule {
  return {
    name: 'rankings',
    personalData: [rankingData(db)],
    async register(app) {
      const redis = config.redisUrl ? connectRedis(config.redisUrl, (error) => app.log.error({ err: error }, 'rankings')) : undefined;
      const mirror = redis && createMirror({ db, sql, redis });
      app.addHook('onClose', () => redis?.destroy());
      const rankings = createRankings({
        db,
        clock,
        readPeople: (userIds) => readPeople(db, userIds),
        friendsOf: (userId) => relations.friendsOf(userId),
        mirror,
      });
      registerRankingRoutes(app, rankings);
      await jobs?.every('rankings.fold', FOLD_SECONDS, async () => {
        await fold(db);
        await mirror?.follow().catch((error: unknown) => app.log.error({ err: error }, 'rankings could not be copied'));
      });
      await jobs?.every('rankings.close', CLOSE_SECONDS, createClosing({ db, clock, notify }));
    },
  };
}

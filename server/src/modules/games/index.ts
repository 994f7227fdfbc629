import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Ledger } from '../ledger/index.ts';
import { readPeople } from '../identity/index.ts';
import { registerBoardRoutes } from './boards/routes.ts';
import { createBoardService } from './boards/service.ts';
import { documentAddress } from './documents/address.ts';
import { readGamesVersion } from './documents/games-build.ts';
import { serveDocuments } from './documents/serve.ts';
import type { GameSource } from './own-games.ts';
import { gamePageTexts } from './page-texts.ts';
import { gameData } from './personal-data.ts';
import { registerRecentRoutes } from './recent/routes.ts';
import { createRecentService } from './recent/service.ts';
import { createReplayer } from './runs/replay/replayer.ts';
import { registerRunRoutes } from './runs/routes.ts';
import { createRunService } from './runs/service.ts';

export { ownGames, type GameSource } from './own-games.ts';
export { GAME_CAUSE } from './runs/service.ts';

const HOUR_SECONDS = 3600;

/** Games: their list, their runs, and the boards. */
export function gamesModule(
  { config, database: { db }, clock, jobs }: ModuleCore,
  { games: { games, worker }, ledger }: { games: GameSource; ledger: Pick<Ledger, 'issue'> },
): ServerModule {
  return {
    name: 'games',
    personalData: [gameData(db)],
    pageTexts: gamePageTexts(games),
    async register(app) {
      const version = await readGamesVersion(config.gamesDir);
      serveDocuments(app, config);
      const replayer = createReplayer(worker);
      const addressOf = documentAddress(version);
      const peopleOf = (userIds: readonly number[]) => readPeople(db, userIds);
      const boards = createBoardService({ db, games, addressOf, readPeople: peopleOf });
      const runs = createRunService({ db, games, clock, replayer, ledger });

      registerBoardRoutes(app, boards);
      registerRunRoutes(app, runs);
      registerRecentRoutes(app, createRecentService({ db, clock, readPeople: peopleOf }));
      await jobs?.every('games.prune', HOUR_SECONDS, runs.prune);
      app.addHook('onClose', () => replayer.close());
    },
  };
}

import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Db } from '../../db/db.ts';
import type { Ledger } from '../ledger/index.ts';
import { networkHash, readPeople } from '../identity/index.ts';
import { registerBoardRoutes } from './boards/routes.ts';
import { createRows } from './boards/rows.ts';
import { createBoardService } from './boards/service.ts';
import { documentAddress } from './documents/address.ts';
import { readGamesVersion } from './documents/games-build.ts';
import { serveDocuments } from './documents/serve.ts';
import type { GameSource } from './own-games.ts';
import { gamesBeginning } from './page-beginning.ts';
import { gamePageTexts } from './page-texts.ts';
import { gameData } from './personal-data.ts';
import { registerRecentRoutes } from './recent/routes.ts';
import { createRecentService } from './recent/service.ts';
import { createReplayer } from './runs/replay/replayer.ts';
import { runsOf } from './runs/repository.ts';
import { registerRunRoutes } from './runs/routes.ts';
import { createRunService } from './runs/service.ts';

export { ownGames, type GameSource } from './own-games.ts';
export { GAME_CAUSE } from './runs/service.ts';

const HOUR_SECONDS = 3600;

/** Whether a run of this person has a score. */
export const hasEndedRun = (db: Db, userId: number): Promise<boolean> => runsOf(db).hasEnded(userId);

/** Games: their list, their runs, and the boards. */
export function gamesModule(
  { config, database: { db }, clock, keyring, jobs }: ModuleCore,
  { games: { games, worker }, ledger }: { games: GameSource; ledger: Pick<Ledger, 'issue'> },
): ServerModule {
  const recent = createRecentService({ db, clock, readPeople: (userIds) => readPeople(db, userIds) });
  return {
    name: 'games',
    personalData: [gameData(db)],
    pageTexts: gamePageTexts(games),
    pageBeginning: gamesBeginning(recent),
    async register(app) {
      const version = await readGamesVersion(config.gamesDir);
      serveDocuments(app, config);
      const replayer = createReplayer(worker);
      const addressOf = documentAddress(version);
      const rowsOf = createRows(readPeople);
      const boards = createBoardService({ db, games, addressOf, clock, rowsOf });
      const runs = createRunService({ db, games, clock, keyring, replayer, ledger, rowsOf });

      registerBoardRoutes(app, boards);
      registerRunRoutes(app, { runs, db, hashOf: (network) => networkHash(keyring, network) });
      registerRecentRoutes(app, recent);
      await jobs?.every('games.prune', HOUR_SECONDS, runs.prune);
      app.addHook('onClose', () => replayer.close());
    },
  };
}

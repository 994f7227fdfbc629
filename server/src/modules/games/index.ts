import { operations } from '@mortar/protocol/games/operations';
import type { ModuleCore, ServerModule } from '../../lib/module.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { route } from '../../lib/route.ts';
import type { Ledger } from '../ledger/index.ts';
import { readPeople } from '../identity/index.ts';
import { createBoardService } from './board-service.ts';
import { documentAddress } from './documents/address.ts';
import { readGamesVersion } from './documents/games-build.ts';
import { serveDocuments } from './documents/serve.ts';
import type { GameSource } from './own-games.ts';
import { FINISH_BYTES } from './limits.ts';
import { gamePageTexts } from './page-texts.ts';
import { gameData } from './personal-data.ts';
import { ranksOf } from './ranks.ts';
import { createReplayer } from './replay/replayer.ts';
import { runsOf } from './repository.ts';
import { createRunService } from './run-service.ts';

export type { GameRules, InputLog } from './game-rules.ts';
export { ownGames, type GameSource } from './own-games.ts';
export { GAME_CAUSE } from './run-service.ts';

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
      const rows = { db, runsOf, ranksOf };
      const boards = createBoardService({
        games,
        addressOf: documentAddress(version),
        readPeople: (userIds) => readPeople(db, userIds),
        ...rows,
      });
      const runs = createRunService({ games, clock, replayer, ledger, ...rows });

      route(app, operations.listGames, ({ request }) => boards.list(localeOf(request)));
      route(app, operations.listMyGames, ({ request }) => boards.myList(request.person!.userId, localeOf(request)));
      route(app, operations.getMyPoints, ({ request }) => boards.myPoints(request.person!.userId));
      route(app, operations.getTopRank, ({ query, request }) => boards.top(query, request.person));
      route(app, operations.startRun, ({ body, request, once }) => once((tx) => runs.start(tx, request.person!.userId, body)));
      route(
        app,
        operations.finishRun,
        async ({ body, request, once }) => {
          const verified = await runs.verify(request.person!.userId, body);
          return once((tx) => runs.finish(tx, request.person!.userId, verified));
        },
        { bodyLimit: FINISH_BYTES },
      );

      await jobs?.every('games.prune', HOUR_SECONDS, runs.prune);
      app.addHook('onClose', () => replayer.close());
    },
  };
}

import type { ServerModule } from '../../lib/module.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { route } from '../../lib/route.ts';
import { createLedger, readPeople } from '../account/index.ts';
import { createBoardService } from './board-service.ts';
import { documentAddress } from './documents/address.ts';
import { readGamesVersion } from './documents/games-build.ts';
import { serveDocuments } from './documents/serve.ts';
import type { GameSource } from './own-games.ts';
import { FINISH_BYTES } from './limits.ts';
import { ranksOf } from './ranks.ts';
import { createReplayer } from './replay/replayer.ts';
import { runsOf } from './repository.ts';
import { createRunService } from './run-service.ts';

export type { GameRules, InputLog } from './game-rules.ts';
export { ownGames, type GameSource } from './own-games.ts';
export { gamePageTexts } from './page-texts.ts';
export { gameData } from './personal-data.ts';

const HOUR_MS = 3600 * 1000;

/** Games: their list, their runs, and the boards. */
export function createDcModule({ games, worker }: GameSource): ServerModule {
  return {
    name: 'dc',
    async register(app, { config, database: { db }, clock }) {
      const version = await readGamesVersion(config.gamesDir);
      serveDocuments(app, config);
      const ledger = createLedger({ db, clock, registrationBricks: config.registrationBricks });
      const replayer = createReplayer(worker);
      const rows = { db, runsOf, ranksOf };
      const boards = createBoardService({
        games,
        addressOf: documentAddress(version),
        readPeople: (userIds) => readPeople(db, userIds),
        ...rows,
      });
      const runs = createRunService({ games, clock, replayer, ledger, ...rows });

      route(app, 'dc.gameOpenList', ({ request }) => boards.list(localeOf(request)));
      route(app, 'dc.gameList', ({ request }) => boards.myList(request.person!.userId, localeOf(request)));
      route(app, 'dc.myPoints', ({ request }) => boards.myPoints(request.person!.userId));
      route(app, 'dc.topRank', ({ query, request }) => boards.top(query, request.person));
      route(app, 'dc.runStart', ({ body, request, once }) => once((tx) => runs.start(tx, request.person!.userId, body)));
      route(
        app,
        'dc.runFinish',
        async ({ body, request, once }) => {
          const verified = await runs.verify(request.person!.userId, body);
          return once((tx) => runs.finish(tx, request.person!.userId, verified));
        },
        { bodyLimit: FINISH_BYTES },
      );

      const prune = () => runs.prune().catch((error: unknown) => app.log.warn({ err: error }, 'open runs were not removed'));
      const timer = setInterval(prune, HOUR_MS).unref();
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await replayer.close();
      });
    },
  };
}

import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getDaily, getTopRank } from '@mortar/protocol/games';
import { createQuery } from '@mortar/remote-kit';
import { combine, sample } from 'effector';
import { points } from '#entities/points';
import { runCounted } from '#entities/run';
import { $best, $game, $offered, gameOpenedFx, runBegunFx } from './game.ts';

/** Rows that stand beside a game; the whole board is the game centre's. */
const ROWS = 5;
const DAILY_ROWS = 3;

/** The best of this game. */
export const board = createQuery(createRequest(getTopRank));

/** Today's challenge of this game. */
export const daily = createQuery(createRequest(getDaily));

// What belongs to a game is never shown with another one.
const $id = $game.map((game) => game?.id ?? null);
board.$data.reset($id);
daily.$data.reset($id);

/** The highest score that the offered run can pass: of the day's board, or of the game's; 0 for none. */
export const $top = combine(
  board.$data,
  daily.$data,
  $offered,
  (game, today, offered) => (offered?.isDaily ? today : game)?.items[0]?.score ?? 0,
);

points.$data.on(runCounted, (_, { total, rank }) => ({ points: total, rank }));
$best.on(runCounted, (_, { best }) => best);

const opened = gameOpenedFx.doneData.filter({ fn: (game) => game !== null });

sample({ clock: opened, fn: ({ id }) => ({ gameid: id, pageSize: ROWS }), target: board.wanted });
sample({ clock: opened, fn: ({ id }) => ({ gameid: id, pageSize: DAILY_ROWS }), target: daily.wanted });
sample({ clock: opened, filter: $isSignedIn, fn: () => undefined, target: points.wanted });
sample({ clock: runCounted, target: board.retried });
// A try is used from its beginning, and has its place after its end.
sample({
  clock: [
    runBegunFx.done.filter({ fn: ({ result }) => result.isDaily }),
    runBegunFx.fail,
    runCounted.filter({ fn: ({ isdaily }) => isdaily }),
  ],
  fn: () => undefined,
  target: daily.retried,
});

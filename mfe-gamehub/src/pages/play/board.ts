import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getMyPoints, getTopRank } from '@mortar/protocol/games';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { $best, gameOpenedFx } from './game.ts';
import { runCounted } from './results.ts';

/** Rows that stand beside a game; the whole board is the game centre's. */
const ROWS = 5;

/** The best of this game. */
export const board = createQuery(createRequest(getTopRank));
/** The person's points over all games. */
export const points = createQuery(createRequest(getMyPoints));

points.$data.on(runCounted, (_, { total, rank }) => ({ points: total, rank }));
$best.on(runCounted, (_, { best }) => best);

const opened = gameOpenedFx.doneData.filter({ fn: (game) => game !== null });

sample({ clock: opened, fn: ({ id }) => ({ gameid: id, pageSize: ROWS }), target: board.wanted });
sample({ clock: opened, filter: $isSignedIn, fn: () => undefined, target: points.wanted });
sample({ clock: runCounted, target: board.retried });

import { createRequest } from '@mortar/client';
import { $isSignedIn, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getMyPoints, getTopRank } from '@mortar/protocol/games';
import { createEvent, createStore, sample } from 'effector';
import { $best, $game, gameOpenedFx } from './game.ts';
import { runCounted } from './results.ts';

/** Rows that stand beside a game; the whole board is the game centre's. */
const ROWS = 5;

/** The board shall be asked for once more. */
export const boardWanted = createEvent<string>();

const topFx = createRequest(getTopRank);
const pointsFx = createRequest(getMyPoints);

/** The best of this game; null until they were read. */
export const $board = createStore<Output<typeof getTopRank> | null>(null)
  .on(topFx.doneData, (_, board) => board)
  .reset(signedOut);
export const $isBoardLost = createStore(false)
  .on(topFx.fail, () => true)
  .reset(topFx);
/** The person's points over all games; null for a visitor, and until they were read. */
export const $points = createStore<Output<typeof getMyPoints> | null>(null)
  .on(pointsFx.doneData, (_, points) => points)
  .on(runCounted, (_, { total, rank }) => ({ points: total, rank }))
  .reset(signedOut);

$best.on(runCounted, (_, { best }) => best);

const opened = gameOpenedFx.doneData.filter({ fn: (game) => game !== null });

sample({ clock: [opened.map(({ id }) => id), boardWanted], fn: (gameid) => ({ gameid, pageSize: ROWS }), target: topFx });
sample({ clock: opened, source: $isSignedIn, filter: (isSignedIn) => isSignedIn, fn: () => undefined, target: pointsFx });
sample({ clock: runCounted, source: $game, fn: (game) => game?.id ?? '', target: boardWanted });

import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getDaily, getTopRank, listMyRuns } from '@mortar/protocol/games';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $games, gamesWanted } from '#entities/game';
import { points } from '#entities/points';
import { inView } from '../../lib/in-view.ts';

/** What is asked for: a game's id, or null for points over all games; and for whom. */
interface Wish {
  board: string | null;
  isSignedIn: boolean;
}
/** The best of a board, the first one first. */
export interface Leaderboard extends Output<typeof getTopRank> {
  board: string | null;
}

/** Today's challenge of a game. */
export interface Daily extends Output<typeof getDaily> {
  gameid: string;
}

/** Ranks of a board that are shown. */
const RANKS = 20;
/** Games of the person that are shown. */
const RUNS = 8;

/** Points and ranks are wanted: the game centre opens, or somebody came back from a game. */
export const ranksWanted = createEvent();
/** The game centre opens: everything that it shows is wanted. */
export const centreOpened = createEvent();
/** A board was chosen: a game's id, or null for all games. */
export const boardChosen = createEvent<string | null>();
/** Open while the game centre is in view. */
export const CentreGate = createGate('CentreGate');

/** Whether the game centre was opened and is not left. */
const $isOpen = createStore(false)
  .on(centreOpened, () => true)
  .on(CentreGate.close, () => false);
/** The board that is shown, or on its way. */
export const $board = createStore<string | null>(null).on(boardChosen, (_, board) => board);

/** The last games of the person. */
export const recentRuns = createQuery(createRequest(listMyRuns));
/** Today's challenge of each game, with who leads. */
export const dailies = createQuery(
  createTask<string[], Daily[]>((gameids, { call }) =>
    Promise.all(gameids.map(async (gameid) => ({ gameid, ...(await call(getDaily, { gameid, pageSize: 1 })) }))),
  ),
);
/** Of boards chosen in haste the last one is shown, and the caller's own row is that of whoever is signed in. */
export const leaderboard = createQuery(
  createTask<Wish, Leaderboard>(async ({ board }, { call }) => ({
    ...(await call(getTopRank, { pageSize: RANKS, ...(board !== null && { gameid: board }) })),
    board,
  })),
);

sample({ clock: centreOpened, target: [gamesWanted, ranksWanted] });
sample({ clock: [ranksWanted, boardChosen], source: { board: $board, isSignedIn: $isSignedIn }, target: leaderboard.wanted });
sample({ clock: ranksWanted, filter: $isSignedIn, target: points.wanted });
sample({ clock: ranksWanted, filter: $isSignedIn, fn: () => ({ pageSize: RUNS }), target: recentRuns.wanted });
sample({
  clock: $games.updates,
  source: $isOpen,
  filter: (isOpen, games) => isOpen && games !== null,
  fn: (_, games) => games!.map(({ id }) => id),
  target: dailies.wanted,
});
// Whoever becomes signed in while the game centre is in view sees their own points and rank.
sample({ clock: $isSignedIn, filter: inView(CentreGate), fn: () => undefined, target: ranksWanted });

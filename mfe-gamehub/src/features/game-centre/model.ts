import { createRequest, type RequestFailure } from '@mortar/client';
import { $isSignedIn, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getMyPoints, getTopRank } from '@mortar/protocol/games';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { gamesWanted } from '#entities/game';
import { inView } from '../../lib/in-view.ts';

/** Points of the signed-in person over all games, and their place. */
export type Points = Output<typeof getMyPoints>;
/** A place on a board. */
export type Place = Output<typeof getTopRank>['items'][number];

/** What is asked for: a game's id, or null for points over all games; and for whom. */
interface Wish {
  board: string | null;
  isSignedIn: boolean;
}
/** A board with its places. */
export interface Standing extends Output<typeof getTopRank> {
  board: string | null;
}

/** Places of a board that are shown. */
const PLACES = 20;

/** Points and ranks are wanted: the game centre opens, or somebody came back from a game. */
export const standingWanted = createEvent();
/** The game centre opens: everything that it shows is wanted. */
export const centreOpened = createEvent();
/** A board was chosen: a game's id, or null for all games. */
export const boardChosen = createEvent<string | null>();
/** Open while the game centre is in view. */
export const CentreGate = createGate('CentreGate');
const $isInView = inView(CentreGate);

const myPointsFx = createRequest(getMyPoints);
const topRankFx = createRequest(getTopRank);

const readPointsFx = createEffect<void, Points, RequestFailure>(() => scopeBind(myPointsFx, { safe: true })());
const readRankFx = createEffect<Wish, Standing, RequestFailure>(async ({ board }) => {
  const read = scopeBind(topRankFx, { safe: true });
  return { ...(await read({ pageSize: PLACES, ...(board !== null && { gameid: board }) })), board };
});

export const $isLoadingPoints = readPointsFx.pending;

/** The board that is shown, or on its way. */
export const $board = createStore<string | null>(null).on(boardChosen, (_, board) => board);
const $wish = combine({ board: $board, isSignedIn: $isSignedIn });

/** Points of the person; null until they came, and for a visitor. */
export const $points = createStore<Points | null>(null)
  .on(readPointsFx.doneData, (_, points) => points)
  .reset(signedOut);
export const $pointsFailure = createStore<RequestFailure | null>(null)
  .on(readPointsFx.failData, (_, failure) => failure)
  .reset(readPointsFx, signedOut);

/** Whether a board is on its way. */
export const $isLoadingRank = readRankFx.pending;

/** The last board that came. */
export const $standing = createStore<Standing | null>(null).reset(signedOut);
export const $rankFailure = createStore<RequestFailure | null>(null)
  .on(readRankFx.failData, (_, failure) => failure)
  .reset(readRankFx, boardChosen);

sample({ clock: centreOpened, target: [gamesWanted, standingWanted] });
sample({ clock: [standingWanted, boardChosen], source: $wish, target: readRankFx });
sample({ clock: standingWanted, source: $isSignedIn, filter: (isSignedIn) => isSignedIn, fn: () => undefined, target: readPointsFx });

// Of boards chosen in haste the last one is shown, and the caller's own row is that of whoever is signed in now.
sample({
  clock: readRankFx.done,
  source: $wish,
  filter: (wish, { params }) => wish.board === params.board && wish.isSignedIn === params.isSignedIn,
  fn: (_, { result }) => result,
  target: $standing,
});

// Whoever becomes signed in while the game centre is in view sees their own points and place.
sample({ clock: $isSignedIn, source: $isInView, filter: (isInView) => isInView, fn: () => undefined, target: standingWanted });

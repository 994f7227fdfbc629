import { createRequest, messageOf, type RequestFailure } from '@mortar/client';
import { $isSignedIn, $locale, signedOut, toastShown } from '@mortar/host';
import type { Locale, Output } from '@mortar/protocol';
import { listGames, listMyGames } from '@mortar/protocol/games';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { inView } from '../../lib/in-view.ts';

/** A game of the list; what a signed-in person has done in it stands in their list only. */
export type Game = Output<typeof listGames>[number] & Partial<Output<typeof listMyGames>[number]>;

/** Whom a list was made for: names come in their language, scores are theirs. */
interface Reader {
  isSignedIn: boolean;
  locale: Locale;
}

/** A view of the games opened, somebody came back from a game, or asks once more. */
export const gamesWanted = createEvent();

/** Open while the games are in view. */
export const GamesGate = createGate('GamesGate');
const $isInView = inView(GamesGate);

const publicListFx = createRequest(listGames);
const myListFx = createRequest(listMyGames);

/** Reads the public list, or the person's own with a token (spec §4). */
const readFx = createEffect<Reader, Game[], RequestFailure>(({ isSignedIn }) =>
  isSignedIn ? scopeBind(myListFx, { safe: true })() : scopeBind(publicListFx, { safe: true })(),
);

const $reader = combine({ isSignedIn: $isSignedIn, locale: $locale });

/** The games; null until a list came. */
export const $games = createStore<Game[] | null>(null).reset(signedOut);

/** Why the last list did not come. */
export const $gamesFailure = createStore<RequestFailure | null>(null)
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx);
export const $isLoadingGames = readFx.pending;

sample({ clock: gamesWanted, source: $reader, target: readFx });

// A list that was asked for before a sign-in or a change of language comes too late.
sample({
  clock: readFx.done,
  source: $reader,
  filter: (reader, { params }) => reader.isSignedIn === params.isSignedIn && reader.locale === params.locale,
  fn: (_, { result }) => result,
  target: $games,
});

// Whoever becomes signed in while the games are in view gets their own list, and names in another language follow it.
sample({ clock: $reader, source: $isInView, filter: (isInView) => isInView, fn: () => undefined, target: gamesWanted });

// The server's message goes into a toast (spec §8); without an answer the shell says that there is none.
sample({
  clock: readFx.failData.filterMap(messageOf),
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});

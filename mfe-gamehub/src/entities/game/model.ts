import { $isSignedIn, $locale } from '@mortar/host';
import type { Locale, Output } from '@mortar/protocol';
import { listGames, listMyGames } from '@mortar/protocol/games';
import { createQuery, createTask, toastFailures, type Shown } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { inView } from '../../lib/in-view.ts';

/** A game of the list; what a signed-in person has done in it stands in their list only. */
export type Game = Output<typeof listGames>[number] & Partial<Output<typeof listMyGames>[number]>;

/** Whom a list is made for: names come in their language, scores are theirs. */
interface Reader {
  isSignedIn: boolean;
  locale: Locale;
}

/** A view of the games opened, somebody came back from a game, or asks once more. */
export const gamesWanted = createEvent();

/** Open while the games are in view. */
export const GamesGate = createGate('GamesGate');

const $reader = combine({ isSignedIn: $isSignedIn, locale: $locale });

/** The public list, or the person's own with a token (spec §4). */
const list = createQuery(createTask<Reader, Game[]>(({ isSignedIn }, { call }) => (isSignedIn ? call(listMyGames) : call(listGames))));
export const games: Shown<Game[]> = { ...list, retried: gamesWanted };
/** The games; null until a list came. */
export const { $data: $games } = games;

sample({ clock: gamesWanted, source: $reader, target: list.wanted });
// Whoever becomes signed in while the games are in view gets their own list, and names in another language follow it.
sample({ clock: $reader, filter: inView(GamesGate), target: gamesWanted });
toastFailures(list.readFx.failData);

import { createRequest, messageOf } from '@mortar/client';
import { $isSignedIn, $locale, signedOut, toastShown } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { listGames, listMyGames } from '@mortar/protocol/games';
import { attach, createEffect, createStore, sample, scopeBind } from 'effector';

/** A game that a page can open; `best` is there for a signed-in person. */
type OpenedGame = Output<typeof listGames>[number] & { best?: number };

const openListFx = createRequest(listGames);
const myListFx = createRequest(listMyGames);

/** Opens a game: the person's own list with a token, the public one otherwise (spec §4). Null for a game that there is not. */
export const gameOpenedFx = attach({
  source: $isSignedIn,
  mapParams: (id: string, isSignedIn) => ({ id, isSignedIn }),
  effect: createEffect(async ({ id, isSignedIn }: { id: string; isSignedIn: boolean }) => {
    const [openList, myList] = [scopeBind(openListFx, { safe: true }), scopeBind(myListFx, { safe: true })];
    const games: OpenedGame[] = isSignedIn ? await myList() : await openList();
    return games.find((game) => game.id === id) ?? null;
  }),
});

/** The game on the page. */
export const $game = createStore<OpenedGame | null>(null).on(gameOpenedFx.doneData, (_, game) => game);

/** Best verified score of the person in this game; 0 for a visitor. */
export const $best = createStore(0)
  .on(gameOpenedFx.doneData, (_, game) => game?.best ?? 0)
  .reset(signedOut);

// The list becomes another one with the language, and with whoever signs in (spec §4).
sample({
  clock: [$locale.updates, $isSignedIn.updates],
  source: $game,
  filter: (game) => game !== null,
  fn: (game) => game?.id ?? '',
  target: gameOpenedFx,
});

// Game list failure: the server's message as an error toast (spec §8).
for (const listFx of [openListFx, myListFx]) {
  sample({
    clock: listFx.failData,
    filter: (failure) => messageOf(failure) !== undefined,
    fn: (failure) => ({ type: 'error' as const, text: messageOf(failure) ?? '' }),
    target: toastShown,
  });
}

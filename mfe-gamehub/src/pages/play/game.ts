import { createRequest, messageOf } from '@mortar/client';
import { $isSignedIn, $locale, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { listGames, listMyGames, startRun } from '@mortar/protocol/games';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';

/** A game that a page can open; `best` is there for a signed-in person. */
type OpenedGame = Output<typeof listGames>[number] & { best?: number };

/** Opens a game: the person's own list with a token, the public one otherwise (spec §4). Null for a game that there is not. */
export const gameOpenedFx = attach({
  source: $isSignedIn,
  mapParams: (id: string, isSignedIn) => ({ id, isSignedIn }),
  effect: createTask(async ({ id, isSignedIn }: { id: string; isSignedIn: boolean }, { call }) => {
    const games: OpenedGame[] = isSignedIn ? await call(listMyGames) : await call(listGames);
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
  fn: (game) => game!.id,
  target: gameOpenedFx,
});
toastFailures(gameOpenedFx.failData);

/** Begins a run of the game on the server. */
export const runBegunFx = attach({
  source: $game,
  mapParams: (_: void, game) => ({ gameid: game?.id ?? '' }),
  effect: createRequest(startRun),
});

/** Why no run began, in the server's words where it gave any; goes with the next try. */
export const $startRefusal = createStore<{ reason: string | undefined } | null>(null)
  .on(runBegunFx.failData, (_, failure) => ({ reason: messageOf(failure) }))
  .reset(runBegunFx, signedOut);

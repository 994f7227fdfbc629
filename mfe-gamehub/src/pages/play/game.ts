import { messageOf } from '@mortar/client';
import { $isSignedIn, $locale, $session, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { listGames, listMyGames, startOpenRun, startRun } from '@mortar/protocol/games';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { resultClosed, resultsFoundFx, runEnded } from '#entities/run';

/** A game that a page can open; `best` is there for a signed-in person. */
type OpenedGame = Output<typeof listGames>[number] & { best?: number };

/** The page is opened: what was played on it before is over. */
export const pageOpened = createEvent();

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

sample({ clock: pageOpened, target: [resultClosed, resultsFoundFx] });

// The list becomes another one with the language, and with whoever signs in (spec §4).
sample({
  clock: [$locale.updates, $isSignedIn.updates],
  source: $game,
  filter: (game) => game !== null,
  fn: (game) => game!.id,
  target: gameOpenedFx,
});
toastFailures(gameOpenedFx.failData);

/** A run that the server has begun, as the game gets it. */
export interface BegunRun {
  session: string;
  seed: number;
  /** Whose it is; null for a visitor's. */
  uid: string | null;
  gameid: string;
  isDaily: boolean;
  /** When it began, ms since the epoch by this device. */
  at: number;
}

interface Wish {
  /** Whose it shall be; null for a visitor's. */
  uid: string | null;
  /** The try of today's challenge. */
  isDaily?: boolean;
  /** The person has pressed for it, and wants to know why it does not begin. */
  isAsked?: boolean;
}

/** Begins a run of the game on the server. */
export const runBegunFx = attach({
  source: $game,
  mapParams: ({ uid, isDaily = false }: Wish, game) => ({ gameid: game?.id ?? '', uid, isDaily }),
  effect: createTask(async ({ gameid, uid, isDaily }: Pick<BegunRun, 'gameid' | 'uid' | 'isDaily'>, { call }): Promise<BegunRun> => {
    const begun =
      uid === null ? await call(startOpenRun, { gameid }) : await call(startRun, isDaily ? { gameid, isdaily: true } : { gameid });
    return { session: begun.run, seed: begun.seed, uid, gameid, isDaily, at: Date.now() };
  }),
});

/** A run is to be at hand for them, without anybody's asking. */
export const runWanted = createEvent<{ uid: string | null }>();
/** The first move of a run was made. */
export const runStarted = createEvent<string>();
/** A person wants their try of today's challenge. */
export const dailyWanted = createEvent();

/** The server takes a run for a day; one that nobody played serves for half of it. */
const FRESH_MS = 12 * 3600 * 1000;

/** Runs that nobody has begun to play, by game: who comes back to a page finds the one it had. */
const $spares = createStore<Record<string, BegunRun>>({})
  .on(runBegunFx.doneData, (spares, run) => (run.isDaily ? spares : { ...spares, [run.gameid]: run }))
  .on(runStarted, (spares, session) => Object.fromEntries(Object.entries(spares).filter(([, run]) => run.session !== session)))
  .reset(signedOut);

/** The run that the game has and nobody has begun to play. */
export const $offered = createStore<BegunRun | null>(null)
  .on(runStarted, (run, session) => (run?.session === session ? null : run))
  .reset(pageOpened, signedOut);

/** Whether a run is played now. */
export const $isPlaying = createStore(false)
  .on(runStarted, () => true)
  .on(runEnded, () => false)
  .reset(pageOpened);

/** Why no run began, in the server's words where it gave any; goes with the next try. */
export const $startRefusal = createStore<{ reason: string | undefined } | null>(null)
  .on(runBegunFx.fail, (_, { params, error }) => (params.isAsked ? { reason: messageOf(error) } : null))
  .reset(runBegunFx, signedOut);

const wanted = sample({
  clock: runWanted,
  source: { game: $game, spares: $spares },
  fn: ({ game, spares }, { uid }) => {
    const spare = game ? spares[game.id] : undefined;
    return { uid, spare: spare?.uid === uid && Date.now() - spare.at < FRESH_MS ? spare : undefined };
  },
});
sample({ clock: wanted.filterMap(({ spare }) => spare), target: $offered });
sample({ clock: wanted.filter({ fn: ({ spare }) => spare === undefined }), fn: ({ uid }) => ({ uid }), target: runBegunFx });
// One that comes for a game that was left is nobody's.
sample({
  clock: runBegunFx.doneData,
  source: $game,
  filter: (game, { gameid }) => game?.id === gameid,
  fn: (_, run) => run,
  target: $offered,
});
sample({
  clock: dailyWanted,
  source: $session,
  fn: (session) => ({ uid: session?.uid ?? null, isDaily: true, isAsked: true }),
  target: runBegunFx,
});

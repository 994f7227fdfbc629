import { createRequest, messageOf } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { startRun } from '@mortar/protocol/games';
import { attach, createStore } from 'effector';
import { $game } from './game.ts';

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

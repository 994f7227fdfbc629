import { $isOnline, $isServerReachable, cameOnline, serverFound, serverLost, wentOffline } from '@mortar/host';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { connectivityRecorded } from '../../core/reporting/index.ts';

/** Waits between looks for a server that does not answer, in ms; the last one repeats. */
export const LOOK_AFTER_MS = [1000, 2000, 4000, 8000];
/** A look that gets no answer in this time has failed, in ms. */
const LOOK_TIMEOUT_MS = 3000;

/** The shell began to watch; the browser's own state at that moment. */
export const watchStarted = createEvent<{ online: boolean }>();

/** The server does not answer although there is a network: what people are told. Being offline is only recorded (spec §8). */
export const $isServerLost = combine($isOnline, $isServerReachable, (isOnline, isReachable) => isOnline && !isReachable);

const readClockFx = createEffect(() => Date.now());
const $offlineSince = createStore<number | null>(null);
const $looks = createStore(0);

/** A little random time on top: a server that comes back is not met by everybody at once. */
const waitFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms * (1 + Math.random() / 4))));

const lookFx = createEffect(async () => {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`healthz answered ${answer.status}`);
});

sample({ clock: watchStarted, filter: ({ online }) => !online, target: wentOffline });

// Going offline and coming back is recorded, with how long it was.
sample({ clock: wentOffline, fn: () => ({ kind: 'offline' as const }), target: connectivityRecorded });
sample({ clock: [wentOffline, cameOnline], target: readClockFx });
sample({ clock: readClockFx.doneData, source: $isOnline, filter: (isOnline) => !isOnline, fn: (_, now) => now, target: $offlineSince });
sample({
  clock: readClockFx.doneData,
  source: { since: $offlineSince, isOnline: $isOnline },
  filter: ({ since, isOnline }) => isOnline && since !== null,
  fn: ({ since }, now) => ({ kind: 'online' as const, offlineMs: now - (since ?? now) }),
  target: [connectivityRecorded, $offlineSince.reinit],
});

// One wait and one look at a time: after 1, 2, 4 s and then every 8 s, at once when the network is back.
$looks.on(lookFx.fail, (looks) => looks + 1).reset(serverFound);
sample({
  clock: serverLost,
  source: { looks: $looks, isWaiting: waitFx.pending, isLooking: lookFx.pending },
  filter: ({ isWaiting, isLooking }) => !isWaiting && !isLooking,
  fn: ({ looks }) => LOOK_AFTER_MS[Math.min(looks, LOOK_AFTER_MS.length - 1)] ?? 0,
  target: waitFx,
});
sample({
  clock: [waitFx.done, cameOnline],
  source: { isLost: $isServerLost, isLooking: lookFx.pending },
  filter: ({ isLost, isLooking }) => isLost && !isLooking,
  target: lookFx,
});
sample({ clock: lookFx.fail, target: serverLost });
sample({ clock: lookFx.done, target: serverFound });

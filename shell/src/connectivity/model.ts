import { cameOnline, serverFound, serverLost, wentOffline } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { connectivityRecorded } from '../reporting/index.ts';

/** Waits between looks for a server that does not answer; the last one repeats. */
export const LOOK_AFTER_MS = [1000, 2000, 4000, 8000];

/** The shell began to watch; the browser's own state at that moment. */
export const watchStarted = createEvent<{ online: boolean }>();

const $offlineSince = createStore<number | null>(null).on(wentOffline, () => Date.now());

// Going offline and online is recorded, with no message (spec §8).
sample({ clock: wentOffline, fn: () => ({ kind: 'offline' as const }), target: connectivityRecorded });
sample({
  clock: cameOnline,
  source: $offlineSince,
  fn: (since) => ({ kind: 'online' as const, offlineMs: since === null ? 0 : Date.now() - since }),
  target: connectivityRecorded,
});
sample({ clock: watchStarted, filter: ({ online }) => !online, fn: () => undefined, target: wentOffline });

/** Waits, then asks whether the server lives. */
const lookFx = createEffect(async (look: number) => {
  await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS[Math.min(look, LOOK_AFTER_MS.length - 1)]));
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`healthz answered ${answer.status}`);
});

const $look = createStore(0)
  .on(lookFx, (look) => look + 1)
  .reset(serverFound);

// While the server is lost it is looked for, less and less often; one look at a time.
sample({
  clock: serverLost,
  source: { look: $look, looking: lookFx.pending },
  filter: ({ looking }) => !looking,
  fn: ({ look }) => look,
  target: lookFx,
});
sample({ clock: lookFx.fail, source: $look, target: lookFx });
sample({ clock: lookFx.done, fn: () => undefined, target: serverFound });

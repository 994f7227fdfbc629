import { $session, signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { readDraftsFx } from '../draft/index.ts';
import { $log, EMPTY_LOG, happened, type Log } from '../log/index.ts';
import { forgetLog, keepLog, restoreLog } from '../storage/index.ts';

/** Opened by each part of the site that needs messages: from the first one on they are followed while somebody is signed in. */
export const MessagingGate = createGate('MessagingGate');
const $isWanted = createStore(false).on(MessagingGate.open, () => true);

const restoreFx = createEffect((uid: string): Promise<Log> => restoreLog(uid, Date.now()).catch(() => ({ ...EMPTY_LOG, uid })));
const keepFx = createEffect(({ before, log }: { before: Log; log: Log }) => keepLog(before, log));
const forgetFx = createEffect(forgetLog);

/** What the browser had kept is here, and news may follow. */
export const restored = createEvent<Log>();
/** Whose messages are followed; null before what was kept is here. */
export const $following = createStore<string | null>(null)
  .on(restored, (_, { uid }) => uid)
  .reset(signedOut);
/** As it was kept the last time. */
const $kept = createStore<Log>(EMPTY_LOG)
  .on(restored, (_, log) => log)
  .on(keepFx, (_, { log }) => log)
  // What was brought back is kept already.
  .on(happened, (kept, event) =>
    event.type === 'timelineRestored' ? { ...kept, timelines: { ...kept.timelines, [event.timeline.id]: event.timeline } } : kept,
  )
  .reset(signedOut);

sample({
  clock: [$isWanted, $session],
  source: { session: $session, isWanted: $isWanted, following: $following, isRestoring: restoreFx.pending },
  filter: ({ session, isWanted, following, isRestoring }) => isWanted && session !== null && following !== session.uid && !isRestoring,
  fn: ({ session }) => session!.uid,
  target: restoreFx,
});
sample({
  clock: restoreFx.doneData,
  source: $session,
  filter: (session, log) => session?.uid === log.uid,
  fn: (_, log) => log,
  target: restored,
});
// Somebody else has signed in meanwhile.
sample({
  clock: restoreFx.doneData,
  source: $session,
  filter: (session, log) => session !== null && session.uid !== log.uid,
  fn: (session) => session!.uid,
  target: restoreFx,
});
sample({ clock: restored, fn: (log) => ({ type: 'restored' as const, log }), target: happened });
sample({ clock: restored, fn: () => undefined, target: readDraftsFx });

// One after the other; what happens meanwhile is kept with the next one.
sample({
  clock: [$log, keepFx.finally],
  source: { log: $log, before: $kept, following: $following, isKeeping: keepFx.pending },
  filter: ({ log, before, following, isKeeping }) => !isKeeping && following === log.uid && log !== before,
  fn: ({ log, before }) => ({ before, log }),
  target: keepFx,
});
sample({ clock: signedOut, target: forgetFx });

import { createRequest } from '@mortar/client';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { entryMade, type Entry } from './entries.ts';

/** Entries wait this long for company. */
const BATCH_MS = 3000;
/** The server takes this many at once. */
const BATCH_SIZE = 50;

const sendLogFx = createRequest('account.frontendLog');
const countVisitFx = createRequest('account.visitAdd');
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, BATCH_MS)));

/** The page is being left or hidden: what waits is sent now. */
export const pageHidden = createEvent();
/** A page was shown to its visitor. */
export const pageVisited = createEvent<string>();

const $waiting = createStore<Entry[]>([])
  .on(entryMade, (entries, entry) => [...entries, entry])
  .on(sendLogFx, (entries, { entries: sent }) => entries.filter((entry) => !sent.includes(entry)));

sample({ clock: entryMade, source: waitFx.pending, filter: (pending) => !pending, fn: () => undefined, target: waitFx });
sample({
  clock: [waitFx.finally, pageHidden],
  source: $waiting,
  filter: (entries) => entries.length > 0,
  fn: (entries) => ({ entries: entries.slice(0, BATCH_SIZE) }),
  target: sendLogFx,
});

sample({
  clock: pageVisited,
  fn: (path) => ({ path: path.slice(0, 512), ...(document.referrer ? { referrer: document.referrer.slice(0, 2048) } : {}) }),
  target: countVisitFx,
});

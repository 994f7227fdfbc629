import { createRequest } from '@mortar/client';
import { whenIdle } from '@mortar/host';
import { addFrontendLog, addVisit } from '@mortar/protocol/telemetry';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { entryMade, type LogEntry } from './entries.ts';

/** Entries wait this long for company. */
const BATCH_MS = 3000;
/** The server takes this many at once. */
const BATCH_SIZE = 50;

export const sendLogFx = createRequest(addFrontendLog);
export const countVisitFx = createRequest(addVisit);
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, BATCH_MS)));
/** A page that is visited comes first, and then the count of it. */
const idleFx = createEffect(() => new Promise<void>((resolve) => whenIdle(resolve, true)));

/** The first page is there: from now on reports may use the network. */
export const pageSettled = createEvent();
const $settled = createStore(false).on(pageSettled, () => true);

/** The page is being left or hidden: what waits is sent now. */
export const pageHidden = createEvent();
/** A page was shown to its visitor. */
export const pageVisited = createEvent<string>();

const $waiting = createStore<LogEntry[]>([])
  .on(entryMade, (entries, entry) => [...entries, entry])
  .on(sendLogFx, (entries, { entries: sent }) => entries.filter((entry) => !sent.includes(entry)));

sample({ clock: [entryMade, pageSettled], source: waitFx.pending, filter: (pending) => !pending, target: waitFx });
sample({
  clock: [waitFx.finally, pageHidden],
  source: { entries: $waiting, settled: $settled },
  filter: ({ entries, settled }) => settled && entries.length > 0,
  fn: ({ entries }) => ({ entries: entries.slice(0, BATCH_SIZE) }),
  target: sendLogFx,
});

/** Visits that are not counted yet. */
const $unsent = createStore<string[]>([])
  .on(pageVisited, (paths, path) => [...paths, path])
  .on(countVisitFx, (paths) => paths.slice(1));
const $next = combine($unsent, $settled, countVisitFx.pending, ([path], settled, busy) => (settled && !busy && path) || null);

sample({
  clock: [pageVisited, countVisitFx.finally],
  source: { next: $next, waits: idleFx.pending },
  filter: ({ next, waits }) => next !== null && !waits,
  target: idleFx,
});
sample({
  clock: [idleFx.done, pageSettled, pageHidden],
  source: $next,
  filter: Boolean,
  fn: (path) => ({ path: path.slice(0, 512), ...(document.referrer ? { referrer: document.referrer.slice(0, 2048) } : {}) }),
  target: countVisitFx,
});

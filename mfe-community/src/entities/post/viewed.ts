import { $isSignedIn, signedOut } from '@mortar/host';
import { MOST_VIEWED, tellViewed } from '@mortar/protocol/community';
import { createTask, pause } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';

/** Somebody had a post in sight. */
export const postViewed = createEvent<string>();

/** What is seen is told together, so often at most. */
const REST_MS = 5000;

const restFx = createTask(() => pause(REST_MS));
const tellFx = createTask(async (postids: string[], { call }) => void (await call(tellViewed, { postids })));

/** What was seen in this document, by post and day: the server counts it once a day, so it hears of it once a day. */
const $known = createStore<ReadonlySet<string>>(new Set()).reset(signedOut);
const seen = sample({
  clock: postViewed,
  source: { isSignedIn: $isSignedIn, known: $known },
  filter: ({ isSignedIn, known }, postid) => isSignedIn && !known.has(nameOf(postid)),
  fn: (_, postid) => postid,
});
const $waiting = createStore<readonly string[]>([])
  .on(seen, (waiting, postid) => [...waiting, postid])
  .on(tellFx, (waiting, told) => waiting.filter((postid) => !told.includes(postid)))
  .reset(signedOut);
$known.on(seen, (known, postid) => new Set(known).add(nameOf(postid)));

function nameOf(postid: string): string {
  return `${new Date().toISOString().slice(0, 10)} ${postid}`;
}

sample({ clock: [seen, tellFx.finally], source: restFx.pending, filter: (isResting) => !isResting, fn: () => undefined, target: restFx });
sample({
  clock: restFx.done,
  source: $waiting,
  filter: (waiting) => waiting.length > 0,
  fn: (waiting) => waiting.slice(0, MOST_VIEWED),
  target: tellFx,
});

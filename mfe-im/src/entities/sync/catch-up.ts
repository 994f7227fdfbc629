import { createRequest, type RequestFailure } from '@mortar/client';
import { $connection, connected, createCall } from '@mortar/client/connection';
import { signedOut } from '@mortar/host';
import { getConversation, type Changes, type Position } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { createTask, pause } from '@mortar/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $isListKnown, $openConversation, $openId, $visibleIds, listWanted } from '../conversation/index.ts';
import { $log, aroundOf, happened, isBehind, wantOf, type Want } from '../log/index.ts';
import { $around, $part } from '../timeline/index.ts';
import { $following, restored } from './start.ts';

/** What is on its way may still come by itself. */
const GAP_MS = 300;
const HEARTBEAT_MS = 25_000;
/** A question that failed is asked again after this. */
const AGAIN_MS = 2000;
/** A greeting that failed again and again waits no longer. */
const LATEST_MS = 60_000;
/** Conversations whose heads are told in a greeting. */
const HEADS = 100;

const helloCallFx = createCall('im.hello');
const heartbeatCallFx = createCall('im.heartbeat');
const watchFx = createCall('im.watch');
const diffFx = createCall('im.diff');
const windowFx = createCall('im.window');
const getFx = createRequest(getConversation);

/** Where the open conversation stands here. */
const $open = combine($log, $openId, ({ timelines }, id): Position | null => {
  const timeline = id === null ? undefined : timelines[id];
  return timeline ? { id: timeline.id, epoch: timeline.epoch, pts: timeline.pts } : null;
});
const $greeting = combine($log, $open, ({ uv, epoch, conversations }, open): SocketCalls['im.hello']['input'] => ({
  uv,
  epoch,
  heads: Object.values(conversations)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, HEADS)
    .map((conversation) => ({ id: conversation.id, epoch: conversation.epoch, pts: conversation.lastPts })),
  ...(open && { open }),
}));

const helloFx = createTask<SocketCalls['im.hello']['input'], SocketCalls['im.hello']['output']>((input, { bind }) =>
  bind(helloCallFx)(input),
);
const greetFx = attach({ source: $greeting, effect: helloFx });
/** The server was greeted over this connection: it tells what happens from here on. */
const $isGreeted = createStore(false)
  .on(greetFx.done, () => true)
  .on($connection, (isGreeted, state) => isGreeted && state === 'connected')
  .reset(signedOut, greetFx.fail);

// Every connection begins with a greeting, and so does a start over a connection that is there.
const greetingDue = createEvent();
sample({
  clock: [connected, restored, greetingDue],
  source: { following: $following, connection: $connection, isGreeting: greetFx.pending },
  filter: ({ following, connection, isGreeting }) => following !== null && connection === 'connected' && !isGreeting,
  fn: () => undefined,
  target: greetFx,
});
sample({
  clock: helloFx.done,
  fn: ({ params, result }) => ({ type: 'greeted' as const, answer: result, ...(params.open && { openPts: params.open.pts }) }),
  target: happened,
});
sample({ clock: helloFx.done, filter: ({ result }) => result.isReset, fn: () => undefined, target: listWanted });
// Without a connection the list comes all the same.
sample({ clock: [greetFx.fail, restored], source: $isListKnown, filter: (isKnown) => !isKnown, fn: () => undefined, target: listWanted });

// One that failed while the connection stayed is tried again, ever more seldom.
const $failures = createStore(0)
  .on(greetFx.fail, (failures) => failures + 1)
  .reset(greetFx.done, connected, signedOut);
const waitOf = (failure: RequestFailure, failures: number): number =>
  (failure.kind === 'http' && failure.retryAfterMs) || Math.min(LATEST_MS, AGAIN_MS * 2 ** (failures - 1));
const greetLaterFx = createTask<number>((ms) => pause(ms));
sample({ clock: greetFx.failData, source: $failures, fn: (failures, failure) => waitOf(failure, failures), target: greetLaterFx });
sample({ clock: greetLaterFx.done, source: $isGreeted, filter: (isGreeted) => !isGreeted, fn: () => undefined, target: greetingDue });

// What is missing of the person's own state is told by another greeting, unless it comes by itself in a moment.
const lateFx = createTask(() => pause(GAP_MS));
const $isUserBehind = $log.map(({ isUserBehind }) => isUserBehind);
sample({ clock: $isUserBehind, filter: Boolean, fn: () => undefined, target: lateFx });
sample({ clock: lateFx.done, source: $isUserBehind, filter: Boolean, fn: () => undefined, target: greetingDue });

/** What is to be asked for the open conversation to be whole. */
const $want = combine($log, $openConversation, $part, $around, ({ timelines }, open, part, around): Want | null => {
  const timeline = open && timelines[open.id];
  if (!timeline || !part) return null;
  const window = around === null || isBehind(timeline) ? null : aroundOf(timeline, around, open.minSeq);
  return window ? { call: 'im.window', input: window } : wantOf(timeline, part);
});

const askFx = createTask<Want | null>(async (want, { bind }) => {
  if (!want) return;
  if (want.call === 'im.window') {
    const window = await bind(windowFx)(want.input);
    const { id, asOf } = want.input;
    bind(happened)({ type: 'filled', id, window, ...(asOf !== undefined && { asOf }) });
  } else {
    const { id, pts } = want.input;
    bind(happened)({ type: 'caughtUp', id, fromPts: pts, changes: await allChanges(want.input, bind(diffFx)) });
  }
});
/** Takes all pages of changes before any is shown: half of them may miss a message that changed later. */
async function allChanges(from: Position, diff: (from: Position) => Promise<Changes>): Promise<Changes> {
  let all = await diff(from);
  while (all.kind === 'changes' && all.hasMore) {
    const next = await diff({ ...from, epoch: all.head.epoch, pts: all.pts });
    if (next.kind !== 'changes') return next;
    all = { ...next, messages: [...all.messages, ...next.messages], lines: [...all.lines, ...next.lines] };
  }
  return all;
}

const askNowFx = attach({ source: $want, effect: askFx });
const askSoonFx = createTask<Want>(async (want, { bind }) => {
  // The first messages of a conversation, and what is looked at, come at once.
  if (want.call === 'im.diff' && want.input.pts > 0) await pause(GAP_MS);
  try {
    await bind(askNowFx)();
  } catch {
    await pause(AGAIN_MS);
  }
});
sample({
  clock: [$want, askSoonFx.finally, $isGreeted],
  source: { want: $want, isAsking: askSoonFx.pending, isGreeted: $isGreeted },
  filter: ({ want, isAsking, isGreeted }) => want !== null && !isAsking && isGreeted,
  fn: ({ want }) => want!,
  target: askSoonFx,
});

// A conversation that went on and is not known as it is now is asked for.
const $unknown = $log.map(({ unknown }) => unknown);
const getOneFx = createTask<{ id: string; uv: number }>(async ({ id, uv }, { bind }) => {
  try {
    bind(happened)({ type: 'told', conversations: [await bind(getFx)({ id })], uv });
  } catch (failure) {
    const { kind } = failure as { kind: string };
    if (kind === 'problem') bind(happened)({ type: 'forgotten', id });
    else await pause(AGAIN_MS);
  }
});
sample({
  clock: [$unknown, getOneFx.finally],
  source: { log: $log, isAsking: getOneFx.pending },
  filter: ({ log: { unknown }, isAsking }) => unknown.length > 0 && !isAsking,
  fn: ({ log: { unknown, uv } }) => ({ id: unknown[0]!, uv }),
  target: getOneFx,
});

// The heartbeat finds out what was lost on the way.
const beatFx = createTask(() => pause(HEARTBEAT_MS));
const heartbeatFx = attach({
  source: { log: $log, open: $open },
  effect: heartbeatCallFx,
  mapParams: (_: void, { log, open }) => ({ uv: log.uv, ...(open && { open }) }),
});
sample({
  clock: [$isGreeted, beatFx.done],
  source: { isGreeted: $isGreeted, isBeating: beatFx.pending },
  filter: ({ isGreeted, isBeating }) => isGreeted && !isBeating,
  fn: () => undefined,
  target: beatFx,
});
sample({ clock: beatFx.done, source: $isGreeted, filter: Boolean, fn: () => undefined, target: heartbeatFx });
sample({
  clock: heartbeatFx.doneData.filterMap(({ head }) => head ?? undefined),
  fn: (head) => ({ type: 'headHeard' as const, head }),
  target: happened,
});
sample({
  clock: heartbeatFx.doneData,
  source: $log,
  filter: ({ uv }, beat) => beat.uv > uv,
  fn: () => ({ type: 'userFellBehind' as const }),
  target: happened,
});

// What is on the screen is told of at once.
const $watched = combine($openId, $visibleIds, (open, visible) => ({ ...(open !== null && { open }), visible: visible.slice(0, HEADS) }));
const $said = createStore<SocketCalls['im.watch']['input'] | null>(null)
  .on(watchFx, (_, watched) => watched)
  .reset($isGreeted);
sample({
  clock: [$watched, $isGreeted, watchFx.finally],
  source: { watched: $watched, said: $said, isGreeted: $isGreeted, isSaying: watchFx.pending },
  filter: ({ watched, said, isGreeted, isSaying }) => isGreeted && !isSaying && watched !== said,
  fn: ({ watched }) => watched,
  target: watchFx,
});

import { createCall } from '@mortar/client/connection';
import { signedOut } from '@mortar/host';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { createFailure, createTask } from '@mortar/remote-kit';
import { combine, createEffect, createEvent, createStore, restore, sample } from 'effector';
import { $openConversation, $openId, conversationClosed, conversationOpened } from '../conversation/index.ts';
import { $log, happened, newerOf, olderOf, partOf, type Timeline, type TimelinePart } from '../log/index.ts';
import { restoreTimeline } from '../storage/index.ts';

/** Somebody is about to open a conversation: what is kept of it is brought meanwhile. */
export const timelineExpected = createEvent<string>();
/** A message is to be shown among those around it; it stands out for a moment. */
export const jumpAsked = createEvent<{ seq: number }>();
/** The newest messages are to be shown. */
export const endAsked = createEvent();
/** The person has come near the first message that is shown, or near the last one. */
export const olderWanted = createEvent();
export const newerWanted = createEvent();

/** The last jump; null at the end. */
export const $jump = restore(jumpAsked, null).reset(endAsked, conversationOpened, conversationClosed, signedOut);
/** The message around which the open conversation is shown; null is at its end. */
export const $around = $jump.map((jump) => jump?.seq ?? null);

/** What is shown of the open conversation; null until something of it is known. */
export const $part = combine($log, $openConversation, $around, ({ timelines, outbox, uid }, open, around): TimelinePart | null => {
  const timeline = open && timelines[open.id];
  return timeline ? partOf(timeline, outbox, uid, open.minSeq, around) : null;
});

// What the browser has kept of a conversation is shown at once, and verified by what follows.
const restoreFx = createEffect((id: string) => restoreTimeline(id).catch(() => null));
const $restoring = createStore<readonly string[]>([])
  .on(restoreFx, (ids, id) => [...ids, id])
  .on(restoreFx.finally, (ids, { params }) => ids.filter((id) => id !== params));
sample({
  clock: [timelineExpected, $openConversation.updates.filterMap((open) => open?.id)],
  source: { log: $log, restoring: $restoring },
  filter: ({ log, restoring }, id) => !log.timelines[id] && !restoring.includes(id),
  fn: (_, id) => id,
  target: restoreFx,
});
sample({
  clock: restoreFx.doneData.filterMap((timeline) => timeline ?? undefined),
  fn: (timeline) => ({ type: 'timelineRestored' as const, timeline }),
  target: happened,
});
const restoredOpen = sample({
  clock: restoreFx.finally,
  source: $openConversation,
  fn: (open, { params }) => (open?.id === params ? params : null),
});
const openedAgain = sample({ clock: $openId.updates, source: $log, fn: ({ timelines }, id) => (id !== null && timelines[id] ? id : null) });
sample({
  clock: [restoredOpen, openedAgain].map((event) => event.filterMap((id) => id ?? undefined)),
  fn: (id) => ({ type: 'opened' as const, id }),
  target: happened,
});

const windowFx = createCall('im.window');
const fillFx = createTask<SocketCalls['im.window']['input']>(async (input, { bind }) => {
  bind(happened)({ type: 'filled', id: input.id, window: await bind(windowFx)(input) });
});
/** Messages above or below are on their way. */
export const $isFilling = fillFx.pending;
/** Why they did not come. */
export const $fillFailure = createFailure([fillFx], [conversationOpened, conversationClosed, endAsked]);

const $shown = combine($log, $openConversation, $part, ({ timelines }, open, part) => {
  const timeline: Timeline | undefined = open ? timelines[open.id] : undefined;
  return timeline && part && open ? { timeline, part, minSeq: open.minSeq } : null;
});
const asked = {
  older: sample({ clock: olderWanted, source: $shown, fn: (shown) => shown && olderOf(shown.timeline, shown.part, shown.minSeq) }),
  newer: sample({ clock: newerWanted, source: $shown, fn: (shown) => shown && newerOf(shown.timeline, shown.part) }),
};
sample({
  clock: [asked.older, asked.newer].map((event) => event.filterMap((window) => window ?? undefined)),
  source: fillFx.pending,
  filter: (isFilling) => !isFilling,
  fn: (_, window) => window,
  target: fillFx,
});

import { createCall } from '@mortar/client/connection';
import { createTask, pause } from '@mortar/remote-kit';
import { combine, createEvent, createStore, restore, sample } from 'effector';
import { $openConversation, $openId } from '../conversation/index.ts';
import { $log, happened } from '../log/index.ts';

/** So long a message is looked at before it counts as read. */
const READ_MS = 1000;
const AGAIN_MS = 2000;

/** The last message that is on the screen. */
export const messagesSeen = createEvent<{ conversation: string; seq: number }>();
/** Whether somebody can look: the page is visible and has the focus. */
export const attentionChanged = createEvent<boolean>();

const $isLooking = restore(attentionChanged, false);
const $seen = restore(messagesSeen, null);
/** What is looked at and not read yet; null without. */
const $unread = combine($isLooking, $seen, $openConversation, (isLooking, seen, open) =>
  isLooking && seen && open && seen.conversation === open.id && seen.seq > open.readSeq ? { id: open.id, seq: seen.seq } : null,
);

const lookFx = createTask<{ id: string; seq: number }>(() => pause(READ_MS));
/** Somebody looked away, or at another conversation. */
const $isDisturbed = createStore(false)
  .on(lookFx, () => false)
  .on([$isLooking, $openId], () => true);
sample({
  clock: [$unread, lookFx.done],
  source: { unread: $unread, isWaiting: lookFx.pending },
  filter: ({ unread, isWaiting }) => unread !== null && !isWaiting,
  fn: ({ unread }) => unread!,
  target: lookFx,
});
// What was in view at the beginning and at the end was looked at, not what only passed by.
sample({
  clock: lookFx.done,
  source: { isDisturbed: $isDisturbed, seen: $seen },
  filter: ({ isDisturbed, seen }, { params: { id } }) => !isDisturbed && seen?.conversation === id,
  fn: ({ seen }, { params: { id, seq } }) => ({ type: 'read' as const, id, seq: Math.min(seq, seen!.seq) }),
  target: happened,
});

// How far somebody has read is told until the server knows it.
const readCallFx = createCall('im.read');
const sayFx = createTask<{ conversation: string; seq: number }>(async ({ conversation, seq }, { bind }) => {
  try {
    const { readSeq } = await bind(readCallFx)({ conversation, seq });
    bind(happened)({ type: 'readSaid', id: conversation, seq: Math.max(seq, readSeq) });
  } catch (failure) {
    // A refusal is final: the conversation is gone, or none of theirs any more.
    if ((failure as { kind: string }).kind === 'problem') bind(happened)({ type: 'readSaid', id: conversation, seq });
    else await pause(AGAIN_MS);
  }
});
const $unsaid = $log.map(({ unsaidReads }) => unsaidReads);
sample({
  clock: [$unsaid, sayFx.finally],
  source: { unsaid: $unsaid, isSaying: sayFx.pending },
  filter: ({ unsaid, isSaying }) => !isSaying && Object.keys(unsaid).length > 0,
  fn: ({ unsaid }) => {
    const [conversation, seq] = Object.entries(unsaid)[0]!;
    return { conversation, seq };
  },
  target: sayFx,
});

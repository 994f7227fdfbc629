import type { Line, Message } from '@mortar/protocol/messaging';
import type { Outgoing } from './outgoing.ts';
import { runAround } from './ranges.ts';
import type { Timeline } from './timeline.ts';
import { aroundOf } from './wants.ts';

/** One row of a conversation. Its key is the same from the moment of writing on. */
export type TimelineItem =
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }
  | { kind: 'line'; key: string; line: Line };

/** What of a conversation is shown. */
export interface TimelinePart {
  items: readonly TimelineItem[];
  /** First and last message that are shown; 0 without any. */
  from: number;
  to: number;
  /** More stands above, below. */
  hasOlder: boolean;
  hasNewer: boolean;
  /** The message around which it is to be shown is still to come. */
  isAwaited: boolean;
}

const itemsOfMessages = new WeakMap<Message, TimelineItem>();

/** The same object for the same message, so that a row is drawn anew only when its message has changed. */
function itemOf(message: Message): TimelineItem {
  const known = itemsOfMessages.get(message);
  if (known) return known;
  // Somebody else may have taken the same client id.
  const item = { kind: 'message' as const, key: keyOf(message.sender.uid, message.clientId), message };
  itemsOfMessages.set(message, item);
  return item;
}

const keyOf = (uid: string, clientId: string) => `${uid}:${clientId}`;

/**
 * The part of a timeline around a message, or its end, without holes; at the end with what is on its way.
 * @param minSeq first message that the person may see
 */
export function partOf(timeline: Timeline, outbox: readonly Outgoing[], uid: string, minSeq: number, around: number | null): TimelinePart {
  const { ranges, messages, head } = timeline;
  const last = ranges.at(-1)?.to ?? 0;
  const run = (around !== null && runAround(ranges, around)) || runAround(ranges, last) || { from: minSeq, to: minSeq - 1 };
  const from = Math.max(run.from, minSeq);
  const isAwaited = around !== null && aroundOf(timeline, around, minSeq) !== null;
  const isEnd = run.to === last;
  const lines = timeline.lines.filter(({ afterSeq }) => (afterSeq >= from || from <= minSeq) && afterSeq <= run.to);
  const items: TimelineItem[] = [];
  let next = 0;
  const pushLines = (seq: number) => {
    for (; next < lines.length && lines[next]!.afterSeq <= seq; next += 1) {
      items.push({ kind: 'line', key: `line:${lines[next]!.pts}`, line: lines[next]! });
    }
  };
  pushLines(from - 1);
  for (let seq = from; seq <= run.to; seq += 1) {
    const message = messages.get(seq);
    if (message) items.push(itemOf(message));
    pushLines(seq);
  }
  if (isEnd) {
    for (const outgoing of outbox) {
      const isHere =
        outgoing.conversation === timeline.id && !(outgoing.message && outgoing.message.seq <= run.to && outgoing.message.seq >= from);
      if (isHere) items.push({ kind: 'outgoing', key: keyOf(uid, outgoing.clientId), outgoing });
    }
  }
  return { items, from, to: run.to, hasOlder: from > minSeq, hasNewer: run.to < head.seq, isAwaited };
}

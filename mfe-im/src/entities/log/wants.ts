import { LOG_ROWS } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { isHeld } from './ranges.ts';
import { isBehind, type Timeline } from './timeline.ts';

/** Messages that are read at once beyond those that are shown. */
const PAGE = 50;

/** Messages of a conversation that are shown; none while `to` is before `from`. */
interface Shown {
  from: number;
  to: number;
}

type Window = SocketCalls['im.window']['input'];

/** What is to be asked for a conversation to be whole, and to stand where it stands now. */
export type Want = { call: 'im.diff'; input: SocketCalls['im.diff']['input'] } | { call: 'im.window'; input: Window };

/** What is to be asked next for what is shown of a timeline to be true; null when it is. */
export function wantOf(timeline: Timeline, { from, to }: Shown): Want | null {
  const { id, epoch, pts, ranges } = timeline;
  if (isBehind(timeline)) return { call: 'im.diff', input: { id, epoch, pts } };
  const stale = ranges.find((range) => range.asOf < pts && range.to >= from && range.from <= to);
  if (!stale) return null;
  const first = Math.max(stale.from, from);
  return { call: 'im.window', input: { id, from: first, to: Math.min(stale.to, to, first + LOG_ROWS - 1), asOf: stale.asOf } };
}

/** What stands above that which is shown, down to what is held already; null at the first message. */
export function olderOf({ id, ranges }: Timeline, { from }: Shown, minSeq: number): Window | null {
  if (from <= minSeq) return null;
  const held = ranges.findLast((range) => range.to < from)?.to ?? 0;
  return { id, from: Math.max(minSeq, held + 1, from - PAGE), to: from - 1 };
}

/** What stands below that which is shown; null at the end. */
export function newerOf({ id, ranges, head }: Timeline, { to }: Shown): Window | null {
  if (to >= head.seq) return null;
  const held = ranges.find((range) => range.from > to)?.from ?? head.seq + 1;
  return { id, from: to + 1, to: Math.min(held - 1, to + PAGE) };
}

/** A message among those around it; null where it is held. */
export function aroundOf({ id, ranges, head }: Timeline, seq: number, minSeq: number): Window | null {
  if (isHeld(ranges, seq) || seq < minSeq || seq > head.seq) return null;
  return { id, from: Math.max(minSeq, seq - PAGE / 2), to: Math.min(head.seq, seq + PAGE / 2) };
}

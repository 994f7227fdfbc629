import { useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { $around, endAsked, jumpAsked, messagesSeen, newerWanted, olderWanted, type TimelinePart } from '#entities/timeline';

/** Height of a row before it is measured, px. */
const ESTIMATE = 72;
const OVERSCAN = 8;
/** Rows from an end of what is shown at which more is asked for. */
const AHEAD = 12;
/** So near the end counts as at the end, px. */
const NEAR_END = 80;
/** So long a message stands out that was jumped to. */
const MARKED_MS = 2000;
/** Room above the first row while more stands there, px: the same whether it loads or not. */
const LOADER = 48;

interface Given {
  conversation: string;
  part: TimelinePart;
  /** First unread message when the conversation was opened; null without one. */
  unreadFrom: number | null;
}

/** The window through which a timeline is seen: it keeps its place when rows come above, and follows the end while it is there. */
export function useViewport({ conversation, part, unreadFrom }: Given) {
  const { items, hasOlder, hasNewer } = part;
  const units = useUnit({ around: $around, jump: jumpAsked, toEnd: endAsked, older: olderWanted, newer: newerWanted, seen: messagesSeen });
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [marked, setMarked] = useState<number | null>(null);
  const indexOf = (seq: number) => items.findIndex((item) => item.kind === 'message' && item.message.seq === seq);

  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => items[index]!.key,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
    paddingStart: hasOlder ? LOADER : 0,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: NEAR_END,
    onChange: (instance) => setAtEnd(!hasNewer && instance.isAtEnd(NEAR_END)),
  });

  // The first look: at what is unread, else at the end.
  const begin = useEffectEvent(() => {
    if (units.around !== null) return;
    if (unreadFrom === null) return virtualizer.scrollToEnd();
    const index = indexOf(unreadFrom);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
    else units.jump({ seq: unreadFrom });
  });
  const isBegun = items.length > 0;
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);

  // A message that was asked for comes into view as soon as it is there, once.
  const shown = useRef<number | null>(null);
  const show = useEffectEvent(() => {
    const { around } = units;
    if (around === null || shown.current === around) return void (shown.current = around);
    const index = indexOf(around);
    if (index < 0) return;
    shown.current = around;
    virtualizer.scrollToIndex(index, { align: around === unreadFrom ? 'start' : 'center' });
    setMarked(around);
  });
  useEffect(() => show(), [units.around, items]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  // What comes near is asked for before it is reached, and what is in view is told.
  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const look = useEffectEvent(() => {
    if (hasOlder && startIndex < AHEAD) units.older();
    if (hasNewer && endIndex > items.length - AHEAD) units.newer();
    const last = items.slice(0, endIndex + 1).findLast((item) => item.kind === 'message');
    if (last?.kind === 'message') units.seen({ conversation, seq: last.message.seq });
    // Who has come down to the end by themselves follows it again.
    if (units.around !== null && shown.current === units.around && isAtEnd && !hasNewer && marked === null) units.toEnd();
  });
  useEffect(() => look(), [startIndex, endIndex, items, isAtEnd, marked]);

  // What the person writes is in view.
  const lastKey = items.at(-1)?.kind === 'outgoing' ? items.at(-1)!.key : null;
  const toEnd = useEffectEvent(() => {
    units.toEnd();
    virtualizer.scrollToEnd();
  });
  useEffect(() => {
    if (lastKey !== null) toEnd();
  }, [lastKey]);

  const leaveToEnd = () => {
    shown.current = null;
    units.toEnd();
    requestAnimationFrame(() => virtualizer.scrollToEnd());
  };
  return { scroller, virtualizer, rows, isAtEnd: isAtEnd && !hasNewer, marked, leaveToEnd };
}

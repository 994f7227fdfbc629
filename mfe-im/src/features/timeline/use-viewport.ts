import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  $jump,
  $leftAt,
  endAsked,
  jumpAsked,
  messagesSeen,
  newerWanted,
  olderWanted,
  type LeftAt,
  type TimelinePart,
} from '#entities/timeline';
import { NEAR_END, useLeaving } from './use-leaving.ts';

/** Height of a row before it is measured, px. */
const ESTIMATE = 72;
const OVERSCAN = 4;
/** Rows from an end of what is shown at which more is asked for. */
const AHEAD = 12;
/** So long a message stands out that was jumped to. */
const MARKED_MS = 2000;
/** Room above the first row while more stands there, px: the same whether it loads or not. */
const LOADER = 48;

interface Given {
  conversation: string;
  part: TimelinePart;
  /** Key of a row that stands in the document wherever the view is. */
  held: string | undefined;
  /** First unread message when the conversation was opened; null without one. */
  unreadFrom: number | null;
  /** First unread message now; null without one. */
  unreadNow: number | null;
}

/**
 * The window through which a timeline is seen: it keeps its place when rows come above, follows the end while it is there, and
 * begins where the conversation was left.
 */
export function useViewport({ conversation, part, held, unreadFrom, unreadNow }: Given) {
  const { items, hasOlder, hasNewer } = part;
  const units = useUnit({
    jump: $jump,
    leftAt: $leftAt,
    jumpTo: jumpAsked,
    toEnd: endAsked,
    older: olderWanted,
    newer: newerWanted,
    seen: messagesSeen,
  });
  const { jump } = units;
  const [start] = useState(
    (): LeftAt | null => units.leftAt[conversation] ?? (unreadFrom === null ? null : { seq: unreadFrom, offset: 0 }),
  );
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [marked, setMarked] = useState<number | null>(null);
  /** How often the end was wished for. */
  const [wishes, wantEnd] = useReducer((count: number) => count + 1, 0);
  const indexOf = (seq: number) => items.findIndex((item) => item.kind === 'message' && item.message.seq === seq);

  const firstOffset = () => {
    const goal = jump ?? start;
    const index = goal ? indexOf(goal.seq) : -1;
    return Math.max(0, index < 0 ? items.length * ESTIMATE - innerHeight : index * ESTIMATE);
  };
  const heldIndex = items.findIndex(({ key }) => key === held);
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => items[index]!.key,
    getScrollElement: () => scroller.current,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return heldIndex < 0 || near.includes(heldIndex) ? near : [...near, heldIndex].sort((a, b) => a - b);
    },
    paddingStart: hasOlder ? LOADER : 0,
    paddingEnd: 12,
    // The first rows that are drawn are those that come into view, as far as that is known before any is measured.
    initialRect: { width: 0, height: innerHeight },
    initialOffset: firstOffset,
    scrollPaddingStart: start && (jump === null || jump.seq === start.seq) ? start.offset : 0,
    anchorTo: 'end',
    // What comes while nobody can look stays below, to be read from its beginning.
    followOnAppend: !hasNewer && !document.hidden,
    scrollEndThreshold: NEAR_END,
    onChange: (instance) => setAtEnd(!hasNewer && instance.isAtEnd(NEAR_END)),
  });

  // What is above the view may change its height at any time, such as the line of a day when the day turns out to begin earlier:
  // whichever way somebody scrolls, what they look at stands still.
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start: top }, _delta, { scrollOffset }) => top < (scrollOffset ?? 0);
  }, [virtualizer]);

  // The first look: where it was left, else at what is unread, else at the end.
  const begin = useEffectEvent(() => {
    if (jump !== null) return;
    if (start === null) return virtualizer.scrollToEnd();
    const index = indexOf(start.seq);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
    else units.jumpTo({ seq: start.seq });
  });
  const isBegun = items.length > 0;
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);

  // A message that was asked for comes into view as soon as it is there, once.
  const shown = useRef<typeof jump>(null);
  const show = useEffectEvent(() => {
    if (jump === null || shown.current === jump) return void (shown.current = jump);
    const index = indexOf(jump.seq);
    if (index < 0) return;
    shown.current = jump;
    const isUnread = jump.seq === unreadFrom || jump.seq === unreadNow;
    virtualizer.scrollToIndex(index, { align: jump.seq === start?.seq || isUnread ? 'start' : 'center' });
    if (jump.seq !== start?.seq) setMarked(jump.seq);
  });
  useEffect(() => show(), [jump, items]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  // What comes near is asked for before it is reached, and what is in view is told.
  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const arrivedAt = useRef<typeof jump | undefined>(undefined);
  /** Whether what was asked for is in view. Until then what stands there by chance was not looked at, and what comes above it would move it. */
  const hasArrived = () => {
    if (arrivedAt.current === jump) return true;
    const goal = jump ?? (wishes === 0 ? start : null);
    const index = goal ? indexOf(goal.seq) : items.length - 1;
    const isOnItsWay = jump ? part.isAwaited : goal !== null;
    if (index < 0 ? isOnItsWay : index < startIndex || index > endIndex) return false;
    arrivedAt.current = jump;
    return true;
  };
  const look = useEffectEvent(() => {
    if (!hasArrived()) return;
    if (hasOlder && startIndex < AHEAD) units.older();
    if (hasNewer && endIndex > items.length - AHEAD) units.newer();
    const last = items.slice(0, endIndex + 1).findLast((item) => item.kind === 'message');
    if (last?.kind === 'message') units.seen({ conversation, seq: last.message.seq });
    // Who has come down to the end by themselves follows it again.
    if (jump !== null && shown.current === jump && isAtEnd && !hasNewer && marked === null) units.toEnd();
  });
  useEffect(() => look(), [startIndex, endIndex, items, isAtEnd, marked]);

  // The end may still have to come: it is scrolled to as soon as it is there, once for each wish.
  const fulfilled = useRef(0);
  const comeToEnd = useEffectEvent(() => {
    if (fulfilled.current === wishes || hasNewer) return;
    fulfilled.current = wishes;
    virtualizer.scrollToEnd();
  });
  useEffect(() => comeToEnd(), [wishes, items]);

  // What the person writes is in view.
  const lastKey = items.at(-1)?.kind === 'outgoing' ? items.at(-1)!.key : null;
  const goToEnd = () => {
    units.toEnd();
    wantEnd();
  };
  const wrote = useEffectEvent(goToEnd);
  useEffect(() => {
    if (lastKey !== null) wrote();
  }, [lastKey]);

  useLeaving(scroller, conversation, part);

  /** To where the unread messages begin; from there on to the end. */
  const goOn = () => {
    const next = items.slice(endIndex + 1).find((item) => item.kind === 'message');
    const isFurtherDown = unreadNow !== null && unreadNow > (next?.kind === 'message' ? next.message.seq : part.to + 1);
    if (isFurtherDown) units.jumpTo({ seq: unreadNow });
    else goToEnd();
  };
  return { scroller, virtualizer, rows, isAtEnd: isAtEnd && !hasNewer, marked, goOn };
}

import { useUnit } from 'effector-react';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { conversationLeft, type LeftAt, type TimelinePart } from '#entities/timeline';

/** So near the end counts as at the end, px. */
export const NEAR_END = 80;

/** Keeps where a conversation is left for the next time, after a reload too. */
export function useLeaving(scroller: RefObject<HTMLElement | null>, conversation: string, { items, hasNewer }: TimelinePart): void {
  const tellLeft = useUnit(conversationLeft);
  const leave = useEffectEvent(() => {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    const isEnd = !hasNewer && scrollHeight - scrollTop - clientHeight < NEAR_END;
    tellLeft({ conversation, at: isEnd ? null : firstInView(scroller.current!, items) });
  });
  // The rows still stand when this effect ends.
  useLayoutEffect(() => {
    const tell = () => leave();
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, []);
}

/** The first message that stands wholly below the upper edge. */
function firstInView(scroller: HTMLElement, items: TimelinePart['items']): LeftAt | null {
  const { top } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
    const item = items[Number(row.dataset['index'])];
    const offset = row.getBoundingClientRect().top - top;
    if (offset >= 0 && item?.kind === 'message') return { seq: item.message.seq, offset };
  }
  return null;
}

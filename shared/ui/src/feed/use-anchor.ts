import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface Anchored<Item> {
  shown: readonly Item[];
  itemKey: (item: Item) => string;
  anchor?: string;
  onAnchorChange?: (key: string) => void;
}

/** Starts at the item with the anchor's key, and tells which item is at the top from then on. */
export function useAnchor<Item, Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLElement>,
  { shown, itemKey, anchor, onAnchorChange }: Anchored<Item>,
): void {
  const goToStart = useEffectEvent(() => {
    const index = anchor === undefined ? -1 : shown.findIndex((item) => itemKey(item) === anchor);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
  });
  useLayoutEffect(() => goToStart(), []);

  const item = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
  const top = item && shown[item.index] && itemKey(shown[item.index]!);
  const tell = useEffectEvent((key: string) => onAnchorChange?.(key));
  useEffect(() => {
    if (top !== undefined) tell(top);
  }, [top]);
}

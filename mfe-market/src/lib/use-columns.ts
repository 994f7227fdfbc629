import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** How many columns of at least a width fit into an element. @param least width of a column, px @param gap between columns, px */
export function useColumns(room: RefObject<Element | null>, least: number, gap: number): { columns: number; width: number } {
  const follow = useCallback(
    (changed: () => void) => {
      const observer = new ResizeObserver(changed);
      observer.observe(room.current!);
      return () => observer.disconnect();
    },
    [room],
  );
  const inside = useSyncExternalStore(follow, () => room.current?.getBoundingClientRect().width ?? 0);
  const columns = Math.max(1, Math.floor((inside + gap) / (least + gap)));
  return { columns, width: Math.max(0, (inside - gap * (columns - 1)) / columns) };
}

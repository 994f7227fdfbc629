import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many columns of at least a width fit into an element. @param least width of a column, px @param gap between columns, px */
export function useColumns(room: RefObject<Element | null>, least: number, gap: number): { columns: number; width: number } {
  const [inside, setInside] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setInside(entry!.contentRect.width));
    setInside(room.current!.getBoundingClientRect().width);
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, [room]);
  const columns = Math.max(1, Math.floor((inside + gap) / (least + gap)));
  return { columns, width: Math.max(0, (inside - gap * (columns - 1)) / columns) };
}

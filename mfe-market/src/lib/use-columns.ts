import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many columns of at least a width fit into an element. Its width is measured when it changes alone: a list that measures itself with
 * each render makes the browser lay out what it has just drawn. @param least width of a column, px @param gap between columns, px
 */
export function useColumns(room: RefObject<Element | null>, least: number, gap: number): { columns: number; width: number } {
  const [inside, setInside] = useState(0);
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => setInside(element.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  const columns = Math.max(1, Math.floor((inside + gap) / (least + gap)));
  return { columns, width: Math.max(0, (inside - gap * (columns - 1)) / columns) };
}

import { useEffect, useRef } from 'react';

/** Says on which edges a sideways list goes on, as `data-fade`, for its sheet to fade there; give it the ref. */
export function useFade() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const mark = () => {
      const rest = element.scrollWidth - element.clientWidth;
      const at = Math.abs(element.scrollLeft);
      const edges = [at > 1 && 'start', at < rest - 1 && 'end'].filter(Boolean);
      element.dataset['fade'] = edges.join(' ') || 'none';
    };
    mark();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark);
    observer?.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return list;
}

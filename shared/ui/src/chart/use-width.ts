import { useEffect, useRef, useState } from 'react';

/** Width of an element in px, as it changes. */
export function useWidth<Host extends HTMLElement>(first: number) {
  const ref = useRef<Host>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(160, Math.round(entry.contentRect.width))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

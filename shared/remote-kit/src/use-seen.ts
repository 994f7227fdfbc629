import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the window; it stays so. It needs a height of its own, or nobody could come near it. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '50%' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}

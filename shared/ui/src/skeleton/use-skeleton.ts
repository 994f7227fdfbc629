import { useEffect, useRef, useState } from 'react';

/** A wait shorter than this shows nothing, in ms (docs/design/look.md). */
const SHOWN_AFTER = 200;

/** A skeleton that was shown stays at least this long, in ms, so that it does not flash. */
const SHOWN_FOR = 400;

/** Whether to show skeletons while `pending`: neither for a blink nor as a flash. */
export function useSkeleton(pending: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (pending === isShown) return;
    const wait = pending ? SHOWN_AFTER : Math.max(0, since.current + SHOWN_FOR - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, isShown]);
  return isShown;
}

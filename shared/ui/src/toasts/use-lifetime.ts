import { useEffect, useEffectEvent, useRef } from 'react';

/** Lifetime of a toast in ms (spec §2). */
const LIFETIME = 3000;

/** What is left at least when a pause ends: nothing vanishes from under a leaving pointer. */
const AFTER_PAUSE = 1000;

/** Calls `end` once the toast has been shown for its lifetime; a paused toast does not age. */
export function useLifetime(paused: boolean, end: () => void, lifetime: number = LIFETIME): void {
  const left = useRef(lifetime);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), AFTER_PAUSE);
    };
  }, [paused]);
}

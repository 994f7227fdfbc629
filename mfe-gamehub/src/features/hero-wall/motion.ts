import { useMediaQuery } from '@mortar/ui';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useState, type RefObject } from 'react';

/** Somebody stopped the moving bricks, or lets them go on. */
export const motionToggled = createEvent();
/** Whether the moving bricks stand still because somebody wants it (WCAG 2.2.2). */
export const $isPaused = createStore(false).on(motionToggled, (isPaused) => !isPaused);

/** Whether this person wants less motion; the server's markup moves nothing. */
export const useWantsLessMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);

/** Whether a picture may move: it is in view, and nobody wants it still. */
export function useMotion(place: RefObject<Element | null>): boolean {
  const isPaused = useUnit($isPaused);
  const wantsLess = useWantsLessMotion();
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return isInView && !isPaused && !wantsLess;
}

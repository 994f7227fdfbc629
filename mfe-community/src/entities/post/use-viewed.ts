import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { postViewed } from './viewed.ts';

/** So long a post is in sight before it is seen, ms. */
const LONG_MS = 1000;
/** How much of it, or of the window where it is larger than that. */
const HALF = 0.5;
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const isInSight = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= HALF || (rootBounds !== null && intersectionRect.height >= rootBounds.height * HALF));

/** Tells of a post that stays in sight. @returns for `ref` of its element */
export function useViewed<Place extends Element>(postid: string) {
  const place = useRef<Place>(null);
  const tell = useUnit(postViewed);
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = isInSight(entries.at(-1)!);
        if (isSeen) timer ??= setTimeout(() => document.visibilityState === 'visible' && tell(postid), LONG_MS);
        else {
          clearTimeout(timer);
          timer = undefined;
        }
      },
      { threshold: STEPS },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [postid, tell]);
  return place;
}

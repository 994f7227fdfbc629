import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';
import { attentionChanged } from '#entities/timeline';
import { usePlace } from '../../lib/place.ts';

/** Tells whether somebody can look at a part of the page: it is not behind another one, the page is visible and has the focus. */
export function useAttention(part: RefObject<HTMLElement | null>): void {
  const change = useUnit(attentionChanged);
  const { side, seq } = usePlace();
  useEffect(() => {
    const isShown = () => part.current !== null && getComputedStyle(part.current).visibility === 'visible';
    const tell = () => change(document.visibilityState === 'visible' && document.hasFocus() && isShown());
    tell();
    window.addEventListener('resize', tell);
    window.addEventListener('focus', tell);
    window.addEventListener('blur', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('resize', tell);
      window.removeEventListener('focus', tell);
      window.removeEventListener('blur', tell);
      document.removeEventListener('visibilitychange', tell);
      change(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where the page leads decides which of its parts a phone shows
  }, [change, part, side, seq]);
}

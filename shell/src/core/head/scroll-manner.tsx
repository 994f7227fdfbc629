import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A link to a place of the same page scrolls there smoothly (spec §2); another page stands still from the start, and
 * so does a step through the history. It says how, `<ScrollRestoration>` behind it says where to.
 */
export function ScrollManner() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key || before.pathname !== pathname || type === 'POP' || wantsLessMotion()) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    const frame = requestAnimationFrame(() => style.removeProperty('scroll-behavior'));
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty('scroll-behavior');
    };
  }, [pathname, key, type]);

  return null;
}

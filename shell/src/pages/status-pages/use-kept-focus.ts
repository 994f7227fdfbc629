import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../core/head/index.ts';

/** Where something goes away with the focus in it, the heading of what comes gets the focus. */
export function useKeptFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const here = element.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  return element;
}

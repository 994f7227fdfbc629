import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { plainPress } from '../../lib/plain-press.ts';

/** Scrolls to a section of this page, to its top without one; smoothly unless less motion is wanted. */
function scrollWithin(section?: string): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (section) document.getElementById(section)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/**
 * What a press on a link to the landing page, or to a section of it, does when that address is shown already: it
 * scrolls back there. The router would take it for a reload of the page.
 */
export function usePressWithin(): (section?: string) => ((event: MouseEvent) => void) | undefined {
  const { pathname, hash } = useLocation();
  return (section) => (pathname === '/' && hash === (section ? `#${section}` : '') ? plainPress(() => scrollWithin(section)) : undefined);
}

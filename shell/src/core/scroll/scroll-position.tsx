import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { sectionOf } from '../../lib/section-of.ts';
import { createLeftPositions } from './left-positions.ts';
import { onceGrown } from './once-grown.ts';

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether this document was asked for by its address, and not by a reload or a step through the history. */
const isNewVisit = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Stands where the page was left; says whether the page is long enough for it. */
function standAt(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) <= 1;
}

/** Shows a section; says whether the page has it. */
function showSection(hash: string, behavior: ScrollBehavior): boolean {
  const section = sectionOf(hash);
  section?.scrollIntoView({ behavior });
  return section !== null;
}

/**
 * Where a page stands when it arrives: after a reload and a step through the history where it was left, else at the
 * section that its address names, else at its top. What a page that still grows cannot show yet is waited for, unless
 * somebody moves it. A link to a place of the same page scrolls there smoothly (spec §2).
 *
 * In place of `<ScrollRestoration>`, which tries once: too early for a page that waits for its remote.
 */
export function ScrollPosition() {
  const location = useLocation();
  const { router } = useContext(DataRouterContext)!;
  const [left] = useState(createLeftPositions);
  const shown = useRef<typeof location>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const { historyAction, preventScrollReset } = router.state;
    const isReturn = before ? historyAction === 'POP' : !isNewVisit();
    const isWithin = before?.pathname === location.pathname && !isReturn;
    const behavior = isWithin && !wantsLessMotion() ? 'smooth' : 'instant';

    const top = isReturn ? left.of(location) : undefined;
    const arrive = () => (top === undefined ? showSection(location.hash, behavior) : standAt(top));
    const isThere = arrive();
    if (!isThere && top === undefined && before && !preventScrollReset) window.scrollTo({ top: 0, behavior });

    const wait = !isThere && (top !== undefined || location.hash !== '') ? onceGrown(arrive) : undefined;
    const note = () => {
      if (wait?.isOver() ?? true) left.note(location);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      wait?.stop();
      window.removeEventListener('scroll', note);
    };
  }, [location, router, left]);

  useEffect(() => {
    const takeOver = () => void (history.scrollRestoration = 'manual');
    // Until the next document's scripts run, the browser does what it can.
    const handBack = () => {
      left.keep();
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, [left]);

  return null;
}

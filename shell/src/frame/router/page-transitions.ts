import type { DataRouter, To } from 'react-router';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a page fades into the next: the browser can, the person has not asked for less motion, and it is another page. */
function fades(to: To): boolean {
  if (!('startViewTransition' in document) || document.hidden || matchMedia(LESS_MOTION).matches) return false;
  const { pathname } = new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href);
  return pathname !== location.pathname;
}

/** Lets a page fade into the one that a link or an action leads to, and back again; a change within a page never does. */
export function fadePages(router: DataRouter): void {
  const navigate = router.navigate.bind(router) as (to: To | number | null, options?: object) => Promise<void>;
  router.navigate = (to: To | number | null, options?: object) =>
    typeof to === 'number' || to === null || !fades(to)
      ? navigate(to, options)
      : navigate(to, { ...options, viewTransition: true, flushSync: true });
}

/** How long a page may take to get its height, in ms. */
export const PATIENCE_MS = 30_000;

/** How somebody moves a page, or begins to use it. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'mousedown'];

/**
 * Tries whenever the page has changed its height, until `attempt` says that it worked; gives up after `PATIENCE_MS` and
 * when somebody acts.
 */
export function onceGrown(attempt: () => boolean): { isOver: () => boolean; stop: () => void } {
  let isOver = false;
  const growth = new ResizeObserver(() => attempt() && stop());
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    isOver = true;
    growth.disconnect();
    clearTimeout(timer);
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  }
  growth.observe(document.body);
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true });
  return { isOver: () => isOver, stop };
}

/** Browsers without `requestIdleCallback` wait this long after the page has loaded. */
const WITHOUT_IDLE_MS = 2000;

/**
 * Runs `work` once the page has loaded and the browser has nothing else to do, for code that is wanted soon but not
 * first. Where the visitor asked to save data, only what is `needed`. Call the result to give up.
 */
export function whenIdle(work: () => void, needed = false): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData && !needed) return () => undefined;
  let giveUp = () => window.removeEventListener('load', wait);
  function wait(): void {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(work);
      giveUp = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(work, WITHOUT_IDLE_MS);
      giveUp = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => giveUp();
}

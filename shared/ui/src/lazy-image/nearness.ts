/** What an image reacts to: it came near, or it went away again. */
type Listener = (isNear: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}

/** One observer per margin for all images of a page. */
const watches = new Map<string, Watch>();

function watchOf(margin: string): Watch {
  const known = watches.get(margin);
  if (known) return known;
  const listeners = new Map<Element, Listener>();
  // `scrollMargin` says the same to boxes that scroll by themselves.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, options);
  const watch = { observer, listeners };
  watches.set(margin, watch);
  return watch;
}

/**
 * Tells when an element comes within `margin` px of what is seen and when it leaves. The result ends it; with its last
 * element an observer goes.
 */
export function watchNearness(element: Element, margin: number, listener: Listener): () => void {
  const key = `${margin}px`;
  const { observer, listeners } = watchOf(key);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    watches.delete(key);
  };
}

import { useSyncExternalStore } from 'react';

/** Share of the window's height above which a section counts as the one being read. */
const READING_LINE = 0.3;

/** Id of the section that is being read: the last one that begins above the reading line, at the end of the document the last. */
export function useActiveSection(ids: readonly string[]): string {
  return useSyncExternalStore(
    subscribe,
    () => activeSection(ids),
    () => ids[0] ?? '',
  );
}

/** In the capture phase, so that it does not matter which element scrolls. */
const SCROLLING = { capture: true, passive: true };

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, SCROLLING);
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed, SCROLLING);
    window.removeEventListener('resize', changed);
  };
}

function activeSection(ids: readonly string[]): string {
  const boxes = ids.map((id) => ({ id, box: document.getElementById(id)?.getBoundingClientRect() }));
  const last = boxes.at(-1);
  if (last?.box && last.box.bottom <= window.innerHeight) return last.id;
  const begun = boxes.filter(({ box }) => box && box.top <= window.innerHeight * READING_LINE);
  return begun.at(-1)?.id ?? ids[0] ?? '';
}

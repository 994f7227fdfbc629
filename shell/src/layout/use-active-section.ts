import { useSyncExternalStore } from 'react';

/** A section counts as in view when its top has passed the header's height plus this (spec §2), in px. */
export const SECTION_OFFSET = 100;

/** The last of the sections whose top has passed the line under the header; undefined above the first. */
export function activeSection(tops: readonly { id: string; top: number }[], headerHeight: number): string | undefined {
  return tops.findLast(({ top }) => top <= headerHeight + SECTION_OFFSET)?.id;
}

function headerHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().height ?? 0;
}

function subscribe(changed: () => void): () => void {
  const options = { passive: true };
  window.addEventListener('scroll', changed, options);
  window.addEventListener('resize', changed, options);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** The section of this page that is in view, of the given ids in their order. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const tops = ids.flatMap((id) => {
      const element = document.getElementById(id);
      return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
    });
    return activeSection(tops, headerHeight());
  });
}

/** Whether the page is scrolled past its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > 0);
}

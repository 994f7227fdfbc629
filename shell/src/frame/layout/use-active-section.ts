import { useSyncExternalStore } from 'react';

/** A section counts as in view when its top has passed the header's height plus this (spec §2), in px. */
export const SECTION_OFFSET = 100;

/** Where the sections stand, in px from the window's top. */
export interface SectionsInWindow {
  sections: readonly { id: string; top: number }[];
  headerHeight: number;
  /** Height of the window where the page is scrolled to its end: what is seen of it then counts. */
  endHeight?: number | undefined;
}

/** The last of the sections whose top has passed the line under the header; undefined above the first. */
export function activeSection({ sections, headerHeight, endHeight }: SectionsInWindow): string | undefined {
  const line = Math.max(headerHeight + SECTION_OFFSET, (endHeight ?? 0) - SECTION_OFFSET);
  return sections.findLast(({ top }) => top <= line)?.id;
}

function readWindow(ids: readonly string[]): SectionsInWindow {
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  return {
    sections: ids.flatMap((id) => {
      const element = document.getElementById(id);
      return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
    }),
    headerHeight: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
    endHeight: isAtEnd ? window.innerHeight : undefined,
  };
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed, { passive: true });
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Before any script runs the page stands at its top. */
const noSection = () => undefined;
const atTop = () => false;

/** The section of this page that is in view, of the given ids in their order. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => activeSection(readWindow(ids)), noSection);
}

/** Whether the page is scrolled past its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > 0, atTop);
}

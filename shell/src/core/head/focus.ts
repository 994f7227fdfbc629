import { sectionOf } from '../../lib/section-of.ts';

/** Moves the focus without moving the page: where the page stands is the router's business. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Gives the focus to the page's heading; to the page where it has none. A page that put it into a field of its own keeps it there. */
export function focusHeading(): void {
  if (document.activeElement?.matches('main input')) return;
  focusQuietly(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}

/** Gives the focus to the section that a fragment names, so that the keyboard goes on from there. */
export function focusSection(hash: string): void {
  focusQuietly(sectionOf(hash));
}

/** Parts of a page: header or rail, content, footer, docks. */
const REGIONS = 'header, main, footer, aside';
/** What lies over the page keeps the focus. */
const LAYERS = '[role="dialog"], [role="alertdialog"]';

/** The outermost parts that are seen, in their order. */
function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) => !region.parentElement?.closest(`${REGIONS}, ${LAYERS}`) && (region.checkVisibility?.() ?? true),
  );
}

/** Gives the focus to the part of the page after the one that has it, or before; from the last one to the first. */
export function goToRegion(isBackwards: boolean): void {
  const active = document.activeElement;
  if (active?.closest(LAYERS)) return;
  const parts = regions();
  const at = parts.findIndex((part) => part.contains(active));
  const first = isBackwards ? -1 : 0;
  const next = parts.at(at < 0 ? first : (at + (isBackwards ? -1 : 1)) % parts.length);
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
}

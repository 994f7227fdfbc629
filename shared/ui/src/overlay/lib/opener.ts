/** The element that has the focus now; for an item of a menu, which is about to go, the button that opened the menu. */
export function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menuButton = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuButton && document.getElementById(menuButton)) || active;
}

/** Where the focus goes back to: the opener, or the page's heading when the opener is gone. */
export function returnTarget(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.isConnected) return opener;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** Whether the focus has already gone somewhere outside of this element, so that moving it back would be rude. */
export function focusIsElsewhere(popup: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !popup?.contains(active);
}

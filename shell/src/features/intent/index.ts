/** What says that a link may be pressed next. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Tells of each path of our own whose link somebody points at, focuses or touches, once in a row; of nothing where the
 * visitor asked to save data. Call the result to stop.
 */
export function watchIntent(expected: (path: string) => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let last = '';
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target === '_blank' || link.pathname === last) return;
    last = link.pathname;
    expected(last);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true, capture: true });
  return () => SIGNS.forEach((sign) => document.removeEventListener(sign, look, { capture: true }));
}

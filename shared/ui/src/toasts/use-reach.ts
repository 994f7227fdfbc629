import { useEffect, useRef } from 'react';

/** F6 goes to the toasts while there are any, and back again. Returns what to call when the last one has gone. */
export function useReach(region: HTMLElement | null) {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!region) return;
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const isInside = region.contains(document.activeElement);
      if (!isInside && !region.querySelector('[data-toast]')) return;
      event.preventDefault();
      if (isInside) return before.current?.focus();
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      region.focus();
    };
    document.addEventListener('keydown', reach, { capture: true });
    return () => document.removeEventListener('keydown', reach, { capture: true });
  }, [region]);

  return {
    /** Gives the focus back when it went down with its toast. */
    giveBack: () => {
      const isLost = document.activeElement === document.body || document.activeElement === region;
      if (isLost && !region?.querySelector('[data-toast]') && before.current?.isConnected) before.current.focus();
    },
  };
}

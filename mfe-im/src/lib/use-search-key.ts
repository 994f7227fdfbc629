import { useEffect, type RefObject } from 'react';

/** Within an element Ctrl or ⌘ with K leads to its own search, and not to the site's. */
export function useSearchKey(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      const field = element?.querySelector<HTMLInputElement>('[data-search]');
      if (!field?.checkVisibility()) return;
      event.preventDefault();
      event.stopPropagation();
      field.focus();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [within]);
}

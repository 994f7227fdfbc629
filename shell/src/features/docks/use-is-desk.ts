import { useSyncExternalStore } from 'react';
import { MOBILE_QUERY, isMobile } from '../../core/navigation/is-mobile.ts';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(MOBILE_QUERY);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the window is one of a desk: 750 px and above (spec §2). */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isMobile(),
    () => true,
  );
}

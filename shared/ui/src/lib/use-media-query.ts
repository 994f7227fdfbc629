import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for as long as the component stands.
 * @param onServer what the server's markup takes for true
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  );
}

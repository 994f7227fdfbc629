import { useSyncExternalStore } from 'react';

/** So wide that filters stand beside the items. */
const WIDE = '(min-width: 1100px)';

function follow(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for filters beside the items. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );

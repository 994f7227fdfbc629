import { useSearch, useShow } from '@mortar/remote-kit';
import { useLocation } from 'react-router';

/** What the address says is shown, a step that is under way counted already, and the way to show something else: a step that the history keeps. */
export function useAddress<View>(
  read: (search: string) => View,
  write: (view: View) => string,
): { view: View; addressOf: (change: Partial<View>) => string; show: (change: Partial<View>) => void } {
  const { pathname } = useLocation();
  const view = read(useSearch());
  const show = useShow();
  const searchOf = (change: Partial<View>) => write({ ...view, ...change });
  return { view, addressOf: (change) => pathname + searchOf(change), show: (change) => show(searchOf(change)) };
}

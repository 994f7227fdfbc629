import { useLocation, useNavigate } from 'react-router';
import { readView, searchOf, type View } from './view.ts';

/** What the address says is shown, and the way to show something else: a step that the history keeps. */
export function useView(): { view: View; addressOf: (change: Partial<View>) => string; show: (change: Partial<View>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = readView(search);
  const addressOf = (change: Partial<View>) => pathname + searchOf({ ...view, ...change });
  return { view, addressOf, show: (change) => void navigate(addressOf(change), { preventScrollReset: true }) };
}

import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readView, searchOf, type View } from './view.ts';

/**
 * What the address says is shown, and the way to show something else: a step that the history keeps. Where a step is under way its address
 * counts already, so that who chooses quickly loses nothing of what they chose.
 */
export function useView(): { view: View; addressOf: (change: Partial<View>) => string; show: (change: Partial<View>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const coming = useNavigation().location;
  const view = readView(coming?.pathname === pathname ? coming.search : search);
  const addressOf = (change: Partial<View>) => pathname + searchOf({ ...view, ...change });
  return { view, addressOf, show: (change) => void navigate(addressOf(change), { preventScrollReset: true }) };
}

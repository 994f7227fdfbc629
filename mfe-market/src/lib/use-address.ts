import { useLocation, useNavigate } from 'react-router';

/** What the address says is shown, and the way to show something else: a step that the history keeps. */
export function useAddress<View>(
  read: (search: string) => View,
  write: (view: View) => Readonly<Record<string, string>>,
): { view: View; addressOf: (change: Partial<View>) => string; show: (change: Partial<View>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = read(search);
  const addressOf = (change: Partial<View>) => {
    const params = new URLSearchParams(write({ ...view, ...change }));
    return params.size === 0 ? pathname : `${pathname}?${params}`;
  };
  return { view, addressOf, show: (change) => void navigate(addressOf(change), { preventScrollReset: true }) };
}

/** The value that an address names, where it's one of these. */
export const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

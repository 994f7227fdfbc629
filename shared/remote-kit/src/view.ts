import { useLocation, useNavigate, useNavigation } from 'react-router';

/** One of some values, as an address says it; undefined of every other. */
export const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** The search part of an address that says these values; what is null or as it is by itself is left out. */
export function searchOf(
  values: Readonly<Record<string, string | number | null | undefined>>,
  plain: Readonly<Record<string, string>> = {},
): string {
  const said = Object.entries(values).filter(
    ([key, value]) => value !== null && value !== undefined && value !== '' && value !== plain[key],
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
}

/** The search part of the view that was asked for last, also while it is on its way: what is pressed meanwhile goes on from there. */
export function useSearch(): string {
  const here = useLocation();
  const { location: there } = useNavigation();
  return there?.pathname === here.pathname ? there.search : here.search;
}

/** The way to another view of the same page: a step that the history keeps. */
export function useShow(): (search: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (search) => void navigate(pathname + search, { preventScrollReset: true });
}

import { useLocation, useNavigate } from 'react-router';

const NAME = 'chain';

/** The chain that an address names; null where it names none. */
export function chainIn(search: string): number | null {
  const given = Number(new URLSearchParams(search).get(NAME));
  return Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** The chain that the address names, and the way to another, where everything is asked anew. */
export function useChain(): { chain: number | null; choose: (chain: number) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return { chain: chainIn(search), choose: (chain) => void navigate(`${pathname}?${NAME}=${chain}`) };
}

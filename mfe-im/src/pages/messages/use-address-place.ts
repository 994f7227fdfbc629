import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, placeOf, type PlaceTools } from '../../lib/place.ts';

/** The place that the page's address names; every step of it is one of the browser's history. */
export function useAddressPlace(): PlaceTools {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key } = useLocation();
  return useMemo(() => {
    const place = placeOf(query);
    return {
      ...place,
      go: (next, how) => void navigate(addressOf(next), { replace: how === 'replace', preventScrollReset: true }),
      // The first page of a visit has nothing of ours behind it.
      back: () => void (key === 'default' ? navigate(addressOf(place.side ? { chat: place.chat } : {}), { replace: true }) : navigate(-1)),
    };
  }, [navigate, query, key]);
}

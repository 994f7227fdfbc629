import { useEffect, useReducer } from 'react';

const begin = () => new AbortController();

/**
 * A signal that aborts when the component is unmounted. Where React mounts it anew without making it anew, as in strict
 * mode and in a dock that is opened again, there is a new one.
 */
export function useLife(): AbortSignal {
  const [life, renew] = useReducer(begin, null, begin);
  useEffect(() => {
    if (life.signal.aborted) renew();
    return () => life.abort();
  }, [life]);
  return life.signal;
}

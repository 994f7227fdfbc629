import { useEffect, useReducer } from 'react';

declare const process: { env: { NODE_ENV?: string } };

const begin = () => new AbortController();

type Watch = (remote: string, life: AbortSignal) => void;
let watch: Watch | undefined;

/** Development only: hears of every mount of a part of a remote. */
export function watchLives(next: Watch): void {
  watch = next;
}

/**
 * A signal that aborts when the component is unmounted. Where React mounts it anew without making it anew, as in strict
 * mode and in a dock that is opened again, there is a new one.
 */
export function useLife(remote: string): AbortSignal {
  const [life, renew] = useReducer(begin, null, begin);
  useEffect(() => {
    if (life.signal.aborted) renew();
    else if (process.env.NODE_ENV === 'development') watch?.(remote, life.signal);
    return () => life.abort();
  }, [life, remote]);
  return life.signal;
}

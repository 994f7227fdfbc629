import { useEffect, useReducer } from 'react';

type Settled<T> = { value: T } | { error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Settled<unknown>>();

/**
 * What a promise brought; null while it has brought nothing. Where nothing stands in its place meanwhile, this is quicker than
 * `use` or `lazy`: React keeps the place of what they wait for empty for 300 ms, however soon it comes. A failure is thrown.
 */
export function useLoaded<T>(loading: Promise<T>): T | null {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const outcome = outcomes.get(loading) as Settled<T> | undefined;
  useEffect(() => {
    if (outcome) return undefined;
    let isWanted = true;
    const settle = (settled: Settled<T>) => {
      outcomes.set(loading, settled);
      if (isWanted) showAgain();
    };
    loading.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [loading, outcome]);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome ? outcome.value : null;
}

import { useCallback, useSyncExternalStore } from 'react';

/** Often enough that a number is never late by more than a reader notices. */
const LOOK_MS = 100;

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

/** Whole seconds until a moment of this device's clock (ms since the epoch), 0 once it is there; renders once a second. */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (secondsUntil(until) === 0) clearInterval(timer);
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  const left = () => secondsUntil(until);
  return useSyncExternalStore(subscribe, left, left);
}

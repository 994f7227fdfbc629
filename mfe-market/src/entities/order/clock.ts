import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';

/** An answer says what time it is on the chain. */
export const timeTold = createEvent<string>();

/** How far the chain's clock is ahead of this device's, ms. */
const $ahead = createStore(0);
sample({ clock: timeTold, fn: (now) => Date.parse(now) - Date.now(), target: $ahead });

/** The longest that a timer of a browser waits, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** A moment of the chain on the clock of this device, ms. */
export function useMoment(time: string): number {
  const ahead = useUnit($ahead);
  return Date.parse(time) - ahead;
}

/** Whether a moment of the chain has come; whoever shows it is drawn anew when it does. */
export function useIsPast(time: string): boolean {
  const moment = useMoment(time);
  const follow = useCallback(
    (changed: () => void) => {
      const timer = setTimeout(changed, Math.min(LONGEST_MS, Math.max(0, moment - Date.now())));
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(follow, () => Date.now() >= moment);
}

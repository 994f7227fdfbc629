import { createEffect } from 'effector';

const sleepers = new Set<() => void>();

/** Waits for so many ms, or until there may be a way again. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    sleepers.add(wake);
  });
}

/** Whoever waits goes on. */
export const wakeFx = createEffect(() => {
  for (const wake of sleepers) wake();
});

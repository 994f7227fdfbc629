import { setTimeout as wait } from 'node:timers/promises';

/** Counts work that is under way, for whoever closes what it needs. */
export function createUnderWay() {
  let count = 0;
  let idle = (): void => {};

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
        if (count === 0) idle();
      }
    },
    /** Resolves when nothing is under way, after `ms` at the latest. */
    async ended(ms: number): Promise<void> {
      if (count === 0) return;
      const isIdle = new Promise<void>((resolve) => (idle = resolve));
      await Promise.race([isIdle, wait(ms, undefined, { ref: false })]);
    },
  };
}

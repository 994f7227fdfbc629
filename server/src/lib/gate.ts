import { AppError } from './app-error.ts';

export interface GateOptions {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that may wait; more are told to come again. */
  waiting: number;
}

/** Lets a bounded number of works run at once. A work fails with AppError `rateLimited` when too many wait. */
export function createGate(options: GateOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= options.atOnce) {
      if (waiting.length >= options.waiting) throw new AppError('rateLimited', { retryAfter: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

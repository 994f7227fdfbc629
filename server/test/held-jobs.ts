import type { Jobs } from '../src/jobs/index.ts';

export interface HeldJobs {
  jobs: Jobs;
  /** Does what waits in a queue, one after the other; of a schedule one round. */
  work(queue: string): Promise<void>;
}

/** Jobs that are done when the test says so. */
export function heldJobs(): HeldJobs {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting = new Map<string, object[]>();
  const scheduled = new Set<string>();
  return {
    jobs: {
      send: async (_tx, queue, data) => void waiting.set(queue, [...(waiting.get(queue) ?? []), data]),
      work: async (queue, handler) => void handlers.set(queue, handler),
      every: async (queue, _seconds, work) => {
        handlers.set(queue, work);
        scheduled.add(queue);
      },
      endOldSchedules: async () => undefined,
      stop: async () => undefined,
    },
    async work(queue) {
      const jobs = scheduled.has(queue) ? [{}] : (waiting.get(queue) ?? []);
      waiting.delete(queue);
      for (const data of jobs) await handlers.get(queue)!(data);
    },
  };
}

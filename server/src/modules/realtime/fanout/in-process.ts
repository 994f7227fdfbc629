import { randomUUID } from 'node:crypto';
import type { Fanout } from './fanout.ts';
import { createListeners } from './listeners.ts';

export interface InProcessDeps {
  /** Takes what a listener threw: whoever published goes on. */
  failed(error: unknown): void;
}

/** Fan-out of the one process that there is. A restart begins another epoch, and ends every connection: nothing stays untold. */
export function createInProcessFanout({ failed }: InProcessDeps): Fanout {
  const epoch = randomUUID();
  const listeners = createListeners(failed);
  const numbers = new Map<string, number>();
  const position = (topic: string) => ({ epoch, n: numbers.get(topic) ?? 0 });
  return {
    publish: listeners.tell,
    subscribe: listeners.add,
    intentsOf: () => () => () => {},
    onUntold: () => {},
    async next(topic) {
      numbers.set(topic, (numbers.get(topic) ?? 0) + 1);
      return position(topic);
    },
    position: async (topic) => position(topic),
    opened: () => Promise.resolve(),
    close: async () => listeners.clear(),
  };
}

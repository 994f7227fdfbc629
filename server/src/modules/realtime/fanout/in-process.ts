import { randomUUID } from 'node:crypto';
import type { Fanout } from './fanout.ts';

export interface InProcessDeps {
  /** Takes what a listener threw: whoever published goes on. */
  failed(error: unknown): void;
}

/** Fan-out of the one process that there is. A restart begins another epoch. */
export function createInProcessFanout({ failed }: InProcessDeps): Fanout {
  const epoch = randomUUID();
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  const numbers = new Map<string, number>();
  const position = (topic: string) => ({ epoch, n: numbers.get(topic) ?? 0 });
  return {
    publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          failed(error);
        }
      }
    },
    subscribe: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    async next(topic) {
      numbers.set(topic, (numbers.get(topic) ?? 0) + 1);
      return position(topic);
    },
    position: async (topic) => position(topic),
    close: async () => listeners.clear(),
  };
}

import { within } from '../../../../lib/within.ts';
import type { Fanout } from '../fanout.ts';
import { createListeners } from '../listeners.ts';
import { connectRedis } from '../../../../lib/redis.ts';
import { createIntents } from './intents.ts';
import { createNumbers } from './numbers.ts';
import { createStream } from './stream.ts';

/** A start does not wait longer: without Redis each process serves its own connections, and clients find out what they missed. */
const START_MS = 5000;

export interface RedisFanoutDeps {
  url: string;
  /** Takes what a listener threw, and why Redis cannot be used. */
  failed(error: unknown): void;
}

/** Fan-out between processes that share a Redis. What it loses is found by numbers and heartbeats: it keeps nothing that counts. */
export function createRedisFanout({ url, failed }: RedisFanoutDeps): Fanout {
  const listeners = createListeners(failed);
  const commands = connectRedis(url, failed);
  const reader = connectRedis(url, () => {});
  const stream = createStream({ commands, reader, listeners });
  const intents = createIntents({ commands, watch: stream.watch, failed });
  return {
    ...createNumbers(commands),
    publish: stream.publish,
    subscribe: listeners.add,
    intentsOf: intents.intentsOf,
    onUntold: intents.onUntold,
    opened: () => within(START_MS, stream.opened, () => new Error('late')).catch(() => undefined),
    async close() {
      intents.close();
      stream.close();
      listeners.clear();
      commands.destroy();
      reader.destroy();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listeners } from '../listeners.ts';
import type { RedisClient } from '../../../../lib/redis.ts';

const STREAM = 'mortar:told';
/** Messages that are kept for a process that pauses. One that sleeps longer misses some, and clients find that out. */
const KEPT = 10_000;
const AT_ONCE = 500;
const BLOCK_MS = 5000;
const AGAIN_MS = 200;

export interface StreamDeps {
  commands: RedisClient;
  /** A connection of its own: reading waits. */
  reader: RedisClient;
  listeners: Pick<Listeners, 'tell'>;
}

/** Messages between processes by one stream, which each of them reads. Within its own process a message does not wait for it. */
export function createStream({ commands, reader, listeners }: StreamDeps) {
  const me = randomUUID();
  const closed = new AbortController();
  let lost = 0;
  let last: Promise<unknown> = Promise.resolve();
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  /** Where the stream ends now. */
  async function end(): Promise<string> {
    const newest = await reader.xRevRange(STREAM, '+', '-', { COUNT: 1 });
    return newest?.[0]?.id ?? '0-0';
  }

  function hear({ from, channel, message }: Record<string, string>): void {
    if (from !== me) listeners.tell(channel!, JSON.parse(message!));
  }

  async function read(): Promise<void> {
    let at: string | undefined;
    while (!closed.signal.aborted) {
      try {
        at ??= await end();
        open();
        const found = await reader.xRead({ key: STREAM, id: at }, { BLOCK: BLOCK_MS, COUNT: AT_ONCE });
        for (const { id, message } of (found as { messages: { id: string; message: Record<string, string> }[] }[] | null)?.[0]?.messages ??
          []) {
          at = id;
          hear(message);
        }
      } catch {
        // The connection says why it failed, and comes back.
        await wait(AGAIN_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined);
      }
    }
  }
  void read();

  return {
    opened,
    publish(channel: string, message: unknown): void {
      listeners.tell(channel, message);
      const entry = { from: me, channel, message: JSON.stringify(message) };
      last = commands.xAdd(STREAM, '*', entry, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } }).catch(() => {
        lost += 1;
      });
    },
    /** Begins to look whether what is published from here on gets to Redis. @returns tells it of all up to then */
    watch(): () => Promise<boolean> {
      const before = lost;
      // Answers come in the order of the commands.
      return () => last.then(() => lost === before);
    },
    close(): void {
      closed.abort();
    },
  };
}

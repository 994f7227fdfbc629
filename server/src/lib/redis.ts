import { createClient } from '@redis/client';

/** So many commands wait while Redis is away; more are refused. */
const MOST_WAITING = 10_000;
const AGAIN_MS = 500;
const PING_MS = 5000;
/** A line on which nothing came for so long is dead, ms. */
const SILENCE_MS = 15_000;

/**
 * A connection to Redis that comes back by itself; commands wait for it.
 * @param failed takes why it cannot be used, once for every time it goes away
 */
export function connectRedis(url: string, failed: (error: unknown) => void) {
  const { host } = new URL(url);
  const client = createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: PING_MS,
    socket: { reconnectStrategy: AGAIN_MS, socketTimeout: SILENCE_MS },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) failed(new Error(`REDIS_URL: ${host} cannot be used: ${error.message}`, { cause: error }));
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  // Ends with the client: until then it tries again and again.
  client.connect().catch(() => undefined);
  return client;
}

export type RedisClient = ReturnType<typeof connectRedis>;

import { randomUUID } from 'node:crypto';
import type { TopicPosition } from '@mortar/protocol/realtime';
import { within } from '../../../../lib/within.ts';
import type { RedisClient } from '../../../../lib/redis.ts';

const EPOCH = 'mortar:topics:epoch';
const NUMBERS = 'mortar:topics';
/** Nobody waits longer for a number, ms. */
const PATIENCE_MS = 1000;

/** Numbers of topics that all processes share. Redis forgot them where the epoch is another one. */
export function createNumbers(commands: RedisClient) {
  async function stand(topic: string, by: 0 | 1): Promise<TopicPosition> {
    const asked = commands
      .multi()
      .set(EPOCH, randomUUID(), { condition: 'NX' })
      .get(EPOCH)
      .hIncrBy(NUMBERS, topic, by)
      .exec()
      .then(([, epoch, n]) => ({ epoch: String(epoch), n: Number(n) }));
    // Without Redis nobody knows: an epoch of its own makes every follower read anew.
    return within(PATIENCE_MS, asked, () => new Error('Redis is away')).catch(() => ({ epoch: randomUUID(), n: by }));
  }
  return { next: (topic: string) => stand(topic, 1), position: (topic: string) => stand(topic, 0) };
}

import { LATEST_TOPIC } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { createBatches } from '../../../lib/batches.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Realtime } from '../../realtime/index.ts';
import { publishAll, type Order, type Outcome } from '../store/publish.ts';
import { keyOfTag } from '../text/one-form.ts';
import type { PostNotices } from '../telling/posts.ts';

/** Publications that share a transaction. */
const BATCH = 64;

export interface PublisherDeps {
  db: Db;
  clock: Clock;
  notices: Pick<PostNotices, 'published' | 'held'>;
  topics: Pick<Realtime['topics'], 'publish'>;
  failed(error: unknown): void;
}

/** Puts posts and reposts into the feed log: what comes while one transaction is under way shares the next (group commit). */
export function createPublisher({ db, clock, notices, topics, failed }: PublisherDeps) {
  async function work(orders: Order[]): Promise<Outcome[]> {
    const outcomes = await db.transaction(async (tx) => {
      const done = await publishAll(tx, orders, new Date(clock.now()), { keyOfTag });
      const isNew = (index: number) => done[index]!.is === 'published';
      await notices.published(
        tx,
        orders.filter((_, index) => isNew(index)),
      );
      await notices.held(
        tx,
        orders.filter((_, index) => done[index]!.is === 'held'),
      );
      return done;
    });
    const places = outcomes.flatMap((outcome) => (outcome.is === 'published' ? [outcome.pos] : []));
    if (places.length > 0) void topics.publish(LATEST_TOPIC, { pos: Math.max(...places) }).catch(failed);
    return outcomes;
  }
  return createBatches(work, BATCH);
}

export type Publish = ReturnType<typeof createPublisher>;

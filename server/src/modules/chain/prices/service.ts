import { ChainServerError } from '@mortar/chain/source';
import type { FeedPrice } from '@mortar/chain/prices';
import type { Output } from '@mortar/protocol';
import type { getEtherPrice } from '@mortar/protocol/market';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';

/** A feed of Chainlink writes once in minutes at most; whoever asks within this time shares an answer. */
const SHARED_MS = 10_000;

/** A feed of ether's price. */
export interface EtherFeed {
  chain: number;
  read(): Promise<FeedPrice>;
}

/** What ether costs: the newest answer, or the last one while the chain's server is away. @param find the feed, undefined without one */
export function createEtherPrice({ find, clock }: { find: () => EtherFeed | undefined; clock: Clock }) {
  let last: FeedPrice | undefined;
  let askedAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function look(read: EtherFeed['read']): Promise<void> {
    try {
      last = await read();
    } catch (error) {
      if (!(error instanceof ChainServerError)) throw error;
    } finally {
      reading = undefined;
    }
  }

  /** @throws AppError `notFound` where there is no feed, `chainUnreachable` where it never answered */
  return async function current(): Promise<Output<typeof getEtherPrice>> {
    const source = find();
    if (!source) throw new AppError('notFound', { status: 200 });
    if (clock.now() - askedAt >= SHARED_MS) {
      askedAt = clock.now();
      reading = look(source.read);
    }
    await reading;
    if (!last) throw new AppError('chainUnreachable');
    const { usd, updatedAt, heartbeat, feed } = last;
    const age = Math.max(0, Math.floor(clock.now() / 1000) - updatedAt);
    return {
      usd,
      updatedAt: new Date(updatedAt * 1000).toISOString(),
      age,
      isOld: age > heartbeat,
      chain: source.chain,
      feed: feed.toLowerCase(),
    };
  };
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Part } from '../part.ts';
import { feedsOf } from './repository.ts';

/** What PostgreSQL tells on, once something that readers hear of is committed. */
export const FEED_CHANNEL = 'chain_feed';

export const wakeReaders = (db: Db) => db.execute(sql`select pg_notify(${FEED_CHANNEL}, '')`);

/** Wakes readers of the market with what the chain told, and sends them back with the chain. */
export const feedPart: Part = {
  topics: [],
  addresses: [],
  facts: [
    {
      prepare: () => async (tx) => void (await wakeReaders(tx)),
      forgetAbove: (tx, chainId, block) => feedsOf(tx).rewind(chainId, block),
    },
  ],
};

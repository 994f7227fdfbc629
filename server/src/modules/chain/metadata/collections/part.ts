import { collectionEvents } from '@mortar/chain/events';
import { statement } from '../../../../db/statement.ts';
import type { Part } from '../../part.ts';

/** New collections are due at once, by the time of their block. */
const addCollections = statement<never>(
  'chain_collection_words_add',
  `insert into chain_collection_words (chain_id, collection, block, due_at)
   select chain_id, collection, block, at from chain_drops where chain_id = $1::bigint and block > $2
   on conflict do nothing`,
);
/** A change within a collection's own block finds no row yet, which needs none: it is due. */
const markCollections = statement<never>(
  'chain_collection_words_mark',
  `update chain_collection_words set due_at = now(), tries = 0 where chain_id = $1::bigint and collection = any($2::text::text[])`,
);
const forgetCollections = statement<never>(
  'chain_collection_words_forget',
  'delete from chain_collection_words where chain_id = $1::bigint and block > $2',
);
/** What was read of a block that is no more is read again. */
const markRead = statement<never>(
  'chain_collection_words_mark_read',
  'update chain_collection_words set due_at = now(), tries = 0 where chain_id = $1::bigint and read_block > $2',
);

/** Which collections say something of themselves, and when that may be another thing. */
export const collectionWordsPart: Part = {
  topics: collectionEvents.topics,
  addresses: [],
  facts: [
    {
      prepare(chainId, logs) {
        const changed = [...new Set(logs.flatMap((log) => (collectionEvents.read(log) ? [log.address] : [])))];
        return async (tx) => {
          if (changed.length > 0) await markCollections(tx, [chainId, `{${changed.join(',')}}`]);
        };
      },
      async forgetAbove(tx, chainId, block) {
        await forgetCollections(tx, [chainId, block]);
        await markRead(tx, [chainId, block]);
      },
    },
  ],
  async settle(tx, chainId, above) {
    await addCollections(tx, [chainId, above]);
  },
};

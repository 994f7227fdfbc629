import { statement } from '../../../db/statement.ts';

/** What moved in a collection, or is back where it was. */
export interface Moved {
  collection: string;
  /** Their numbers; null where they are more than a message names. */
  tokens: string[] | null;
}

/** Tokens that one message names. */
const MOST_NAMED = 50;

/** What the transfers above block $2 concern, by collection; what is older than some minutes nobody waits for. */
export const findMoved = statement<Moved>(
  'chain_transfers_moved',
  `select collection, case when count(*) <= ${MOST_NAMED} then array_agg(token_id::text) end as tokens
   from (select distinct collection, token_id from chain_transfers
     where chain_id = $1::bigint and block > $2::int and at > now() - interval '10 minutes') as moved
   group by collection`,
);

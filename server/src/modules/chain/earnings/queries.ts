import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { isLive } from '../signed/is-live.ts';

export interface RoyaltyRow {
  block: number;
  log_index: number;
  transaction: string;
  at: string;
  collection: string;
  token_id: string;
  quantity: string;
  currency: string;
  amount: string;
}

/** Royalties that were paid to some accounts. $1 chain, $2 accounts */
export const findRoyalties = statement<RoyaltyRow>(
  'chain_royalties_find',
  `select block, log_index, transaction, to_json(at) #>> '{}' as at, collection, token_id::text, quantity::text, currency, royalty::text as amount
   from chain_sales where chain_id = $1::bigint and royalty_to = any($2::text::text[]) and royalty > 0`,
);

const floors = statement<{ collection: string; floor: string }>(
  'chain_floors_of_others',
  `select collection, floor::text from unnest($2::text::text[]) as c (collection), lateral (
     select min(price) as floor from chain_options o where o.chain_id = $1::bigint and o.collection = c.collection
       and currency = '${NOBODY}' and ${isLive('$4')} and signer <> all($3::text::text[])) as asked
   where floor is not null`,
);

/** The lowest live price of somebody else in each collection, in the chain's own coin. @param now seconds */
export async function floorsOf(
  db: Db,
  chain: number,
  collections: readonly string[],
  accounts: Iterable<string>,
  now: string,
): Promise<Map<string, bigint>> {
  const rows = await floors(db, [chain, `{${[...new Set(collections)].join(',')}}`, `{${[...accounts].join(',')}}`, now]);
  return new Map(rows.map(({ collection, floor }) => [collection, BigInt(floor)]));
}

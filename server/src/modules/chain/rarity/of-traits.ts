import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

interface TraitRow {
  type: string;
  value: string;
  count: number;
  bits: number;
}

const findTraits = statement<TraitRow>(
  'chain_rarity_of_traits',
  `select x.type, x.value, counted.count, -ln(counted.count::float8 / runs.items) / ln(2) as bits
   from chain_traits x
   join chain_rarity_traits counted on counted.chain_id = $1 and counted.collection = $2
     and counted.type = lower(trim(x.type)) and counted.value = lower(trim(x.value))
   join chain_rarity_runs runs on runs.chain_id = $1 and runs.collection = $2
   where x.chain_id = $1::bigint and x.collection = $2 and x.token_id = $3::numeric and x.number is null
   order by counted.count, x.type, x.value`,
);

/** How many items have each trait of one, and how many bits that tells; the rarest first. */
export const rarityOfTraits = (db: Db, chain: number, collection: string, token: string): Promise<TraitRow[]> =>
  findTraits(db, [chain, collection, token]);

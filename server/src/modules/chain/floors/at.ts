import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

const findFloors = statement<{ collection: string; price: string }>(
  'chain_floors_at',
  `select c.collection, price::text from unnest($2::text::text[]) as c (collection), lateral (
     select price from chain_floors f where f.chain_id = $1::bigint and f.collection = c.collection and at <= $3::timestamptz
     order by at desc limit 1) as known
   where price is not null`,
);

/** What the lowest prices of some collections were, where the site saw any. @param at ms since the epoch */
export async function floorsAt(db: Db, chain: number, collections: readonly string[], at: number): Promise<ReadonlyMap<string, bigint>> {
  const rows = await findFloors(db, [chain, `{${collections.join(',')}}`, new Date(at).toISOString()]);
  return new Map(rows.map(({ collection, price }) => [collection, BigInt(price)]));
}

import { statement } from '../../../db/statement.ts';
import { isLive } from '../signed/is-live.ts';
import { primaryName } from '../search/queries.ts';

interface CreatorRow {
  name: string | null;
  collections: number;
  since: string | null;
  items: number;
  sales: number;
  volume: { currency: string; amount: string; clean: string }[];
  collected: number;
  listed: number;
}

/** Who account $2 is on chain $1; $3 the contract of names, $4 the time. */
export const findCreator = statement<CreatorRow>(
  'chain_creators_one',
  `with made as (select collection, at from chain_drops where chain_id = $1::bigint and creator = $2::text)
   select ${primaryName('$2', '$1', '$3::text', '$4')} as name,
     (select count(*)::int from made) as collections, (select to_json(min(at)) #>> '{}' from made) as since,
     (select coalesce(sum(items), 0)::int from chain_collection_counts join made using (collection) where chain_id = $1) as items,
     traded.sales, traded.volume,
     (select count(*)::int from chain_balances where chain_id = $1 and owner = $2 and quantity > 0) as collected,
     (select count(*)::int from chain_options where chain_id = $1 and signer = $2 and ${isLive('$4')}) as listed
   from (select coalesce(sum(sales), 0)::int as sales, coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text,
       'clean', clean::text) order by currency), '[]') as volume
     from (select currency, sum(clean_sales) as sales, sum(volume) as amount, sum(clean_volume) as clean
       from chain_sale_days join made using (collection) where chain_id = $1 group by currency) as by_currency) as traded`,
);

interface TokenRow {
  collection: string;
  token_id: string;
  quantity: string;
}

/** What account $2 holds on chain $1 behind token $4 of collection $3. $5 how many */
export const findCollected = statement<TokenRow>(
  'chain_creators_collected',
  `select collection, b.token_id::text, quantity::text from chain_balances b
   where chain_id = $1::bigint and owner = $2 and quantity > 0 and (collection, b.token_id) > ($3::text, $4::numeric)
   order by collection, b.token_id limit $5`,
);

/** What account $2 has for sale on chain $1, sent before time $4 and hash $5. $3 the time, $6 how many */
export const findForSale = statement<TokenRow & { hash: string; added: string }>(
  'chain_creators_sales',
  `select collection, token_id::text, amount::text as quantity, hash, to_json(added_at) #>> '{}' as added from chain_options
   where chain_id = $1::bigint and signer = $2 and ${isLive('$3')} and (added_at, hash) < ($4::timestamptz, $5::text)
   order by added_at desc, hash desc limit $6`,
);

/** Names that stand for accounts $2 of chain $1. $3 the contract of names, $4 the time */
export const findPrimaryNames = statement<{ account: string; name: string }>(
  'chain_creators_names',
  `select * from (select account, ${primaryName('account', '$1', '$3::text', '$4')} as name from unnest($2::text[]) as a (account)) as told
   where name is not null and $1::bigint > 0`,
);

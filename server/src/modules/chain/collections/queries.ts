import type { Collection } from '@mortar/protocol/market';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import type { NamedRow } from '../metadata/shown.ts';
import { OWN } from '../own-collections.ts';
import { isLive } from '../signed/is-live.ts';
import { isShown, isVerified } from '../standings/is-shown.ts';

export interface CollectionRow extends Omit<NamedRow, 'name'> {
  collection: string;
  kind: 'works' | 'copies' | 'names' | 'boxes';
  name: string;
  symbol: string;
  creator: string | null;
  block: number;
  at: string | null;
  items: number;
  owners: number;
  listed: number;
  floor: string | null;
  sales: number;
  volume: { currency: string; amount: string }[];
  isVerified: boolean;
  cleanSales: number;
  cleanVolume: { currency: string; amount: string }[];
  /** Of one collection that was asked for. */
  about: Collection['about'] | null;
}

/** By the index of prices alone. */
const LIVE_OPTIONS = `chain_options o where o.chain_id = $1 and o.collection = chosen.collection and ${isLive('$4')}`;

/**
 * Collections with their figures. $1 chain, $2 names, $3 boxes, $4 time, $5 contract, $6 part of a name, $7 creator, $8 and $9 block and
 * contract of the last one before, $10 how many. Names and symbols of the platform's own are those that their contracts have.
 */
export const findCollections = statement<CollectionRow>(
  'chain_collections_find',
  `with known as (
     select collection, case when is_copies then 'copies' else 'works' end as kind, name, symbol, creator, block, at
     from chain_drops where chain_id = $1::bigint
     union all select $2::text, 'names', '${OWN.names}', 'NAME', null, 0, null
     union all select $3::text, 'boxes', '${OWN.boxes}', 'BOX', null, 0, null
   ), chosen as (
     select * from known
     where ($5::text is null or collection = $5) and ($5 is not null or ${isShown('known.collection')}) and ($6::text is null or position(lower($6) in lower(name)) > 0)
       and ($7::text is null or creator = $7) and ($8::int is null or (block, collection) < ($8, $9::text))
       and ($11::text[] is null or collection = any($11))
     order by block desc, collection desc limit $10
   )
   select chosen.collection, kind, chosen.name, symbol, creator, chosen.block, to_json(at) #>> '{}' as at,
     held.items, held.owners, offered.listed, offered.floor, traded.sales, traded.volume, traded."cleanSales", traded."cleanVolume",
     coalesce(own.id, shown.picture) as picture, coalesce(own.width, shown.width) as width, coalesce(own.height, shown.height) as height,
     case when $5 is not null and (w.name is not null or w.description <> '' or w.link is not null)
       then jsonb_build_object('name', w.name, 'description', w.description, 'link', w.link) end as about,
     chosen.kind in ('names', 'boxes') or ${isVerified('chosen.collection')} as "isVerified"
   from chosen
   left join chain_collection_words w on w.chain_id = $1 and w.collection = chosen.collection
   left join chain_pictures own on own.id = w.picture
   left join lateral (select picture, width, height from chain_tokens t join chain_pictures p on p.id = t.picture
     where t.chain_id = $1 and t.collection = chosen.collection and picture is not null and own.id is null order by token_id limit 1) as shown on true,
     lateral (select coalesce(max(items), 0) as items, coalesce(max(owners), 0) as owners
       from chain_collection_counts h where h.chain_id = $1 and h.collection = chosen.collection) as held,
     lateral (select
       (select count(*)::int from (select distinct token_id from ${LIVE_OPTIONS}) as listed) as listed,
       (select price from ${LIVE_OPTIONS} and currency = '${NOBODY}' order by price limit 1)::text as floor) as offered,
     lateral (select coalesce(sum(trades), 0)::int as sales, coalesce(sum(clean_trades), 0)::int as "cleanSales",
         coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency), '[]') as volume,
         coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', clean::text) order by currency)
           filter (where clean > 0), '[]') as "cleanVolume"
       from (select currency, sum(d.sales) as trades, sum(d.volume) as amount, sum(clean_sales) as clean_trades, sum(clean_volume) as clean
         from chain_sale_days d where d.chain_id = $1 and d.collection = chosen.collection group by currency) as by_currency) as traded
   order by chosen.block desc, chosen.collection desc`,
);

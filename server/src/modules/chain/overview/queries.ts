import { statement } from '../../../db/statement.ts';
import { NAMED, namedBy, type NamedRow } from '../metadata/shown.ts';
import { isLive } from '../signed/is-live.ts';
import { isShown } from '../standings/is-shown.ts';

interface FiguresRow {
  collections: number;
  works: number;
  names: number;
  listed: number;
  sales: number;
  volume: { currency: string; amount: string }[];
}

/** What there is on a chain, and what was traded. $1 chain, $2 names, $3 time */
export const findFigures = statement<FiguresRow>(
  'chain_overview_figures',
  `select
     (select count(*)::int from chain_drops where chain_id = $1::bigint) as collections,
     (select coalesce(sum(items), 0)::int from chain_collection_counts join chain_drops using (chain_id, collection) where chain_id = $1) as works,
     (select count(*)::int from chain_balances b join chain_names n using (chain_id, token_id)
       where chain_id = $1 and collection = $2 and quantity > 0 and expiration > $3::numeric) as names,
     (select count(*)::int from chain_options where chain_id = $1 and ${isLive('$3')}) as listed,
     traded.sales, traded.volume
   from (
     select coalesce(sum(trades), 0)::int as sales,
       coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency), '[]') as volume
     from (select currency, sum(sales) as trades, sum(volume) as amount from chain_sale_days where chain_id = $1 group by currency)
       as by_currency
   ) as traded`,
);

export interface SaleRow extends NamedRow {
  collection: string;
  collection_name: string | null;
  token_id: string;
  quantity: string;
  currency: string;
  unit_price: string;
  block: number;
  transaction: string;
  at: string;
}

/** The latest trades of a chain, with the names of collection and token and its picture, where they are known. $1 chain, $2 names, $3 how many */
export const findRecentSales = statement<SaleRow>(
  'chain_overview_sales',
  `select sales.collection, drops.name as collection_name, ${NAMED}, sales.token_id::text, quantity::text,
     currency, unit_price::text, sales.block, sales.transaction, to_json(sales.at) #>> '{}' as at
   from chain_sales sales left join chain_drops drops using (chain_id, collection)
   ${namedBy('sales', '$2')}
   where sales.chain_id = $1::bigint and ${isShown('sales.collection')} and ${isShown('sales.collection', 'sales.token_id')}
   order by sales.block desc, sales.log_index desc limit $3`,
);

/** What the exchange takes besides the chain's own coin. $1 chain */
export const findCurrencies = statement<{ currency: string }>(
  'chain_overview_currencies',
  `select subject as currency from (
     select distinct on (subject) subject, is_open from chain_exchange_events
     where chain_id = $1::bigint and kind = 'currency' order by subject, block desc, log_index desc
   ) as latest where is_open order by subject`,
);

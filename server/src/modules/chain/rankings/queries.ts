import { statement } from '../../../db/statement.ts';

export interface TradedRow {
  collection: string;
  currency: string;
  sales: number;
  volume: string;
  rawSales: number;
  rawVolume: string;
  beforeSales: number;
  beforeVolume: string;
}

const sums = (isNow: boolean) => `select collection, currency, clean_sales, clean_volume, sales, volume, ${isNow} as is_now`;
const days = (isNow: boolean, after: number) => `
  ${sums(isNow)} from chain_sale_days where chain_id = $1::bigint and day > $${after}::date and day < $${after + 1}::date`;
const hours = (isNow: boolean, from: number) => `
  ${sums(isNow)} from chain_sale_hours
  where chain_id = $1::bigint and hour >= $${from}::timestamptz and hour < $${from + 1}::timestamptz`;
const part = (isNow: boolean, from: number) => `
  select s.collection, currency, (mask is null)::int, case when mask is null then paid else 0 end, 1, paid, ${isNow}
  from chain_sales s left join chain_sale_marks m on m.chain_id = s.chain_id and m.block = s.block and m.log_index = s.log_index
  where s.chain_id = $1::bigint and s.at >= $${from}::timestamptz and s.at < $${from + 1}::timestamptz`;

const CURRENT = [days(true, 2), hours(true, 4), part(true, 6), part(true, 8)];
const BEFORE = [days(false, 10), hours(false, 12), hours(false, 14), part(false, 16), part(false, 18), part(false, 20), part(false, 22)];

/**
 * What was traded of each collection of chain $1 in a period and in the one before, by currency: whole days and hours from their sums,
 * the rest from trades. From $2 on the bounds of the two windows (`boundsOf`).
 */
export const findTraded = statement<TradedRow>(
  'chain_rankings_traded',
  `select collection, currency,
     coalesce(sum(clean_sales) filter (where is_now), 0)::int as sales, coalesce(sum(clean_volume) filter (where is_now), 0)::text as volume,
     coalesce(sum(sales) filter (where is_now), 0)::int as "rawSales", coalesce(sum(volume) filter (where is_now), 0)::text as "rawVolume",
     coalesce(sum(clean_sales) filter (where not is_now), 0)::int as "beforeSales",
     coalesce(sum(clean_volume) filter (where not is_now), 0)::text as "beforeVolume"
   from (${[...CURRENT, ...BEFORE].join(' union all ')}) as traded
   group by collection, currency order by collection, currency`,
);

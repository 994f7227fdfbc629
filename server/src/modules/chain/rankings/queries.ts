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

const days = (isNow: boolean, after: number) => `
  select collection, currency, clean_sales, clean_volume, sales, volume, ${isNow} as is_now from chain_sale_days
  where chain_id = $1::bigint and day > $${after}::date and day < $${after + 1}::date`;
const part = (isNow: boolean, from: number) => `
  select s.collection, currency, (mask is null)::int, case when mask is null then paid else 0 end, 1, paid, ${isNow}
  from chain_sales s left join chain_sale_marks m on m.chain_id = s.chain_id and m.block = s.block and m.log_index = s.log_index
  where s.chain_id = $1::bigint and s.at >= $${from}::timestamptz and s.at < $${from + 1}::timestamptz`;

/**
 * What was traded of each collection of chain $1 in a period and in the one before, by currency: whole days from their sums, the rest
 * from trades. $2 and $3 the days between which the period's lie, $4 and $5 its part of a day; $6 to $11 the same of the period before,
 * which has two such parts.
 */
export const findTraded = statement<TradedRow>(
  'chain_rankings_traded',
  `select collection, currency,
     coalesce(sum(clean_sales) filter (where is_now), 0)::int as sales, coalesce(sum(clean_volume) filter (where is_now), 0)::text as volume,
     coalesce(sum(sales) filter (where is_now), 0)::int as "rawSales", coalesce(sum(volume) filter (where is_now), 0)::text as "rawVolume",
     coalesce(sum(clean_sales) filter (where not is_now), 0)::int as "beforeSales",
     coalesce(sum(clean_volume) filter (where not is_now), 0)::text as "beforeVolume"
   from (${[days(true, 2), part(true, 4), days(false, 6), part(false, 8), part(false, 10)].join(' union all ')}) as traded
   group by collection, currency order by collection, currency`,
);

import { statement } from '../../../db/statement.ts';

const DAYS = 'unnest($2::text[], $3::date[]) as d (collection, day)';
const isOfDay = (time: string): string =>
  `${time} >= d.day::timestamp at time zone 'utc' and ${time} < (d.day + 1)::timestamp at time zone 'utc'`;

const clearDays = statement<never>(
  'chain_sale_days_clear',
  `delete from chain_sale_days s using ${DAYS} where s.chain_id = $1::bigint and s.day = d.day and s.collection = d.collection`,
);
const clearHours = statement<never>(
  'chain_sale_hours_clear',
  `delete from chain_sale_hours s using ${DAYS} where s.chain_id = $1::bigint and s.collection = d.collection and ${isOfDay('s.hour')}`,
);
const fillHours = statement<never>(
  'chain_sale_hours_fill',
  `insert into chain_sale_hours (chain_id, collection, currency, hour, sales, volume, clean_sales, clean_volume)
   select $1::bigint, s.collection, currency, date_trunc('hour', s.at, 'utc') as hour, count(*), sum(paid),
     count(*) filter (where mask is null), coalesce(sum(paid) filter (where mask is null), 0)
   from ${DAYS} join chain_sales s on s.chain_id = $1 and s.collection = d.collection and s.block <= $4 and ${isOfDay('s.at')}
   left join chain_sale_marks m on m.chain_id = $1 and m.block = s.block and m.log_index = s.log_index
   group by s.collection, currency, hour`,
);
const fillDays = statement<never>(
  'chain_sale_days_fill',
  `insert into chain_sale_days (chain_id, collection, currency, day, sales, volume, clean_sales, clean_volume)
   select $1::bigint, s.collection, currency, d.day, sum(sales), sum(volume), sum(clean_sales), sum(clean_volume)
   from ${DAYS} join chain_sale_hours s on s.chain_id = $1 and s.collection = d.collection and ${isOfDay('s.hour')}
   group by s.collection, currency, d.day`,
);

/** Sums the trades up to a block of some days anew, by the hour and by the day. @param of contracts and days, as arrays of PostgreSQL */
export async function sumDays(tx: Parameters<typeof fillDays>[0], chainId: number, of: [string, string], upTo: number): Promise<void> {
  await clearDays(tx, [chainId, ...of]);
  await clearHours(tx, [chainId, ...of]);
  await fillHours(tx, [chainId, ...of, upTo]);
  await fillDays(tx, [chainId, ...of]);
}

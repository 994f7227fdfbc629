import { statement } from '../../../db/statement.ts';

const DAYS = 'unnest($2::text[], $3::date[]) as d (collection, day)';

const clear = statement<never>(
  'chain_sale_days_clear',
  `delete from chain_sale_days s using ${DAYS} where s.chain_id = $1::bigint and s.day = d.day and s.collection = d.collection`,
);
const fill = statement<never>(
  'chain_sale_days_fill',
  `insert into chain_sale_days (chain_id, collection, currency, day, sales, volume, clean_sales, clean_volume)
   select $1::bigint, s.collection, currency, d.day, count(*), sum(paid),
     count(*) filter (where mask is null), coalesce(sum(paid) filter (where mask is null), 0)
   from ${DAYS} join chain_sales s on s.chain_id = $1 and s.collection = d.collection and s.block <= $4
     and s.at >= d.day::timestamp at time zone 'utc' and s.at < (d.day + 1)::timestamp at time zone 'utc'
   left join chain_sale_marks m on m.chain_id = $1 and m.block = s.block and m.log_index = s.log_index
   group by s.collection, currency, d.day`,
);

export const sumDays = { clear, fill };

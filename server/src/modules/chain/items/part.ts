import { statement } from '../../../db/statement.ts';
import type { Part } from '../part.ts';

/** The last sale up to block $3 of each token that was sold above block $2, and no row of what was not sold by then. */
const settleLastSales = statement<never>(
  'chain_last_sales_settle',
  `merge into chain_last_sales l
   using (
     select touched.collection, touched.token_id, last.block, last.currency, last.unit_price, last.at
     from (select distinct collection, token_id from chain_sales where chain_id = $1::bigint and block > $2) as touched
     left join lateral (
       select block, currency, unit_price, at from chain_sales s
       where s.chain_id = $1 and s.collection = touched.collection and s.token_id = touched.token_id and s.block <= $3
       order by block desc, log_index desc limit 1
     ) as last on true
   ) as sold
   on l.chain_id = $1 and l.collection = sold.collection and l.token_id = sold.token_id
   when matched and sold.block is null then delete
   when matched then update set block = sold.block, currency = sold.currency, unit_price = sold.unit_price, at = sold.at
   when not matched and sold.block is not null then
     insert (chain_id, collection, token_id, block, currency, unit_price, at)
     values ($1, sold.collection, sold.token_id, sold.block, sold.currency, sold.unit_price, sold.at)`,
);

/** What each token was last sold for. */
export const lastSalesPart: Part = {
  topics: [],
  addresses: [],
  facts: [],
  settle: async (tx, chainId, above, upTo) => void (await settleLastSales(tx, [chainId, above, upTo])),
};

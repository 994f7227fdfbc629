import { statement } from '../../../db/statement.ts';

export interface FactsRow {
  name: string | null;
  created: string | null;
  owners: number;
  /** Whether a late trade moved nothing. */
  stuck: boolean;
  /** Royalties of a month, the latest first, behind the last one before. */
  royalties: number[];
}

/** Latest trades that are looked at. */
const TRADES = 100;

/** What the chain told of a collection. $1 chain, $2 its contract, $3 a month ago, $4 most owners that are counted */
export const findFacts = statement<FactsRow>(
  'chain_warnings_facts',
  `select d.name, to_json(d.at) #>> '{}' as created,
     (select count(*)::int from (select distinct owner from chain_balances where chain_id = $1::bigint and collection = $2::text and quantity > 0
        limit $4::int) as few) as owners,
     exists (select from (select block, transaction, token_id, seller, recipient from chain_sales where chain_id = $1 and collection = $2
        order by block desc, log_index desc limit ${TRADES}) as s
       where not exists (select from chain_transfers t where t.chain_id = $1 and t.collection = $2 and t.block = s.block
         and t.transaction = s.transaction and t.token_id = s.token_id and t.to_address = s.recipient)) as stuck,
     array(select bps from (
       (select bps, block, log_index from chain_royalties where chain_id = $1 and collection = $2 and at > $3::timestamptz)
       union all
       (select bps, block, log_index from chain_royalties where chain_id = $1 and collection = $2 and at <= $3::timestamptz
        order by block desc, log_index desc limit 1)
     ) as set order by block desc, log_index desc) as royalties
   from (select $2::text as contract) as asked left join chain_drops d on d.chain_id = $1 and d.collection = asked.contract`,
);

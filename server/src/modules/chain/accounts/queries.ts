import { statement } from '../../../db/statement.ts';
import { isLive } from '../signed/is-live.ts';

export interface ApprovalRow {
  collection: string;
  name: string | null;
  operator: string;
  at: string;
}

/** Leaves for whole collections that an account has not taken back. $1 chain, $2 account, $3 how many */
export const findApprovals = statement<ApprovalRow>(
  'chain_account_approvals',
  `with latest as (
     select distinct on (collection, operator) collection, operator, is_approved, at, block, log_index
     from chain_approvals where chain_id = $1::bigint and owner = $2 and token_id is null
     order by collection, operator, block desc, log_index desc
   )
   select latest.collection, drops.name, operator, to_json(latest.at) #>> '{}' as at
   from latest left join chain_drops drops on drops.chain_id = $1 and drops.collection = latest.collection
   where is_approved order by latest.block desc, latest.log_index desc limit $3`,
);

/** How much of what an account has signed could be traded by now. $1 chain, $2 account, $3 time */
export const countSigned = statement<{ options: number; offers: number }>(
  'chain_account_signed',
  `select
     (select count(*)::int from chain_options where chain_id = $1::bigint and signer = $2 and ${isLive('$3')}) as options,
     (select count(*)::int from chain_offers where chain_id = $1 and bidder = $2 and expire_time > $3::numeric and ${isLive('$3')}) as offers`,
);

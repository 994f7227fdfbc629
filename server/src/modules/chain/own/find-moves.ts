import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { END, type Place } from '../cursors.ts';
import type { Own } from '../wallets.ts';
import type { MoveRow } from './move.ts';

const COLUMNS = 'block, log_index, sub, block_hash, transaction, at, collection, token_id, quantity, from_address, to_address';
const walk = (side: 'from_address' | 'to_address'): string => `
  select moved.* from unnest($2::text::text[]) as own (account), lateral (
    select ${COLUMNS} from chain_transfers
    where chain_id = $1::bigint and ${side} = own.account and (block, log_index, sub) < ($4::int, $5::int, $6::int)
    order by block desc, log_index desc, sub desc limit $7) as moved`;

/**
 * Transfers that concern some accounts, the latest first. $1 chain, $2 accounts, $3 order book, $4 to $6 the place before which, $7 how
 * many. Of what they sold through the order book it's the transfer to who bought it. A trade's own log follows its transfer.
 */
const find = statement<MoveRow>(
  'chain_own_moves',
  `with moved as (
     ${walk('from_address')}
     union ${walk('to_address')}
     union select t.* from unnest($2::text::text[]) as own (account), lateral (
       select block, transaction, collection, token_id, purchaser, amount from chain_order_events
       where chain_id = $1::bigint and creator = own.account and state = 'delivered' and block <= $4
       order by block desc limit $7) as e, lateral (
       select ${COLUMNS} from chain_transfers
       where chain_id = $1::bigint and collection = e.collection and token_id = e.token_id and block = e.block
         and transaction = e.transaction and from_address = $3::text and to_address = e.purchaser and quantity = e.amount
         and (block, log_index, sub) < ($4::int, $5::int, $6::int)) as t
   ), chosen as (select * from moved order by block desc, log_index desc, sub desc limit $7)
   select m.block, m.log_index, m.sub, m.block_hash, m.transaction, to_json(m.at) #>> '{}' as at, m.collection, m.token_id::text,
     m.quantity::text, m.from_address, m.to_address,
     coalesce(s.currency, o.currency) as currency, coalesce(s.paid, o.price)::text as price,
     coalesce(s.fee, div(o.price * o.fee_bps, 10000))::text as fee,
     coalesce(s.royalty, div(o.price * o.royalty_bps, 10000))::text as royalty,
     coalesce(s.royalty_to, o.royalty_to) as royalty_to, coalesce(s.buyer, o.purchaser) as buyer, o.creator, c.payer, c.gas::text, c.paid
   from chosen m
   left join lateral (
     select buyer, currency, paid, fee, royalty, royalty_to from chain_sales s
     where s.chain_id = $1 and s.collection = m.collection and s.token_id = m.token_id and s.block = m.block
       and s.transaction = m.transaction and s.log_index > m.log_index
       and s.seller = m.from_address and s.recipient = m.to_address and s.quantity = m.quantity
     order by s.log_index limit 1) as s on true
   left join lateral (
     select e.creator, e.purchaser, e.currency, case when e.state = 'delivered' then e.price end as price, e.fee_bps, e.royalty_bps, e.royalty_to
     from chain_order_events e
     where $3 in (m.from_address, m.to_address) and e.chain_id = $1 and e.block = m.block and e.transaction = m.transaction
       and e.collection = m.collection and e.token_id = m.token_id
       and (e.state = 'delivered') = (m.from_address = $3 and m.to_address = e.purchaser)
     order by e.log_index desc limit 1) as o on true
   left join chain_costs c on c.chain_id = $1 and c.transaction = m.transaction and c.block_hash = m.block_hash
   order by m.block desc, m.log_index desc, m.sub desc`,
);

/** What concerns somebody's accounts, the latest first. @param limit all without one */
export const findMoves = (db: Db, chain: number, own: Own, before: Place = END, limit = 2 ** 31 - 1): Promise<MoveRow[]> =>
  own.accounts.size === 0 ? Promise.resolve([]) : find(db, [chain, `{${[...own.accounts].join(',')}}`, own.orderBook, ...before, limit]);

export const placeOf = ({ block, log_index: index, sub }: MoveRow): Place => [block, index, sub];

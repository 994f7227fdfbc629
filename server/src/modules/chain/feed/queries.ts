import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { isLive } from '../signed/is-live.ts';
import type { MarketEvent } from './event.ts';

export interface EventRow {
  /** Names it wherever it stands on the chain. */
  key: string;
  at: string;
  collection: string;
  event: Omit<MarketEvent, 'chain' | 'at' | 'collection'>;
}

const ofStretch = (from: string) => `from ${from} where f.chain_id = $1::bigint and f.block > $2::int and f.block <= $3::int
  and f.at > $4::timestamptz`;

/** Facts of the blocks above $2 up to $3 that are younger than $4, in the order of the chain. */
export const findFacts = statement<EventRow>(
  'chain_feed_facts',
  `with told (block, log_index, transaction, at, collection, event) as (
     select f.block, f.log_index, transaction, f.at, collection, jsonb_build_object('kind', 'sold', 'tokenId', token_id::text,
       'transaction', transaction, 'seller', seller, 'buyer', buyer, 'price', unit_price::text, 'currency', currency,
       'quantity', quantity::text)
     ${ofStretch('chain_sales f')} and option_hash is not null
     union all
     select f.block, f.log_index, transaction, f.at, collection, jsonb_build_object('kind', 'order', 'tokenId', token_id::text,
       'transaction', transaction, 'action', action, 'orderId', order_id::text, 'state', state, 'tradingType', trading_type,
       'creator', creator, 'purchaser', purchaser, 'price', price::text, 'currency', currency,
       'asked', (single_price * amount + expected_price)::text, 'endTime', end_time, 'deliverBy', deliver_by)
     ${ofStretch('chain_order_events f')}
     union all
     select f.block, f.log_index, transaction, f.at, o.collection, jsonb_build_object('kind', 'bid', 'tokenId', o.token_id::text,
       'transaction', transaction, 'state', f.state, 'orderId', f.order_id::text, 'bidder', bidder, 'creator', o.creator,
       'price', f.price::text, 'currency', o.currency)
     ${ofStretch('chain_bids f join chain_orders o on o.chain_id = f.chain_id and o.order_id = f.order_id')}
   )
   select transaction || ' ' || row_number() over (partition by block, transaction order by log_index) as key,
     to_json(at) #>> '{}' as at, collection, event
   from told order by block, log_index`,
);

/** Options and offers that were sent after $2 and can be traded by at $3, as they came. */
export const findSigned = statement<EventRow>(
  'chain_feed_signed',
  `select hash as key, to_json(added_at) #>> '{}' as at, collection, event from (
     select hash, added_at, collection, jsonb_build_object('kind', 'listed', 'tokenId', token_id::text, 'hash', hash, 'seller', signer,
       'price', price::text, 'currency', currency, 'amount', amount::text) as event
     from chain_options where chain_id = $1::bigint and added_at > $2::timestamptz and ${isLive('$3')}
     union all
     select hash, added_at, collection, jsonb_build_object('kind', 'offered', 'hash', hash, 'bidder', bidder, 'price', offered::text,
       'currency', currency, 'tokenIds', case when signer <> '${NOBODY}' then jsonb_build_array(token_id::text)
         when token_id = 0 then null else (select jsonb_agg(w.token_id::text order by w.token_id) from chain_offer_tokens w
           where w.chain_id = o.chain_id and w.hash = o.hash) end)
     from chain_offers o where chain_id = $1::bigint and added_at > $2::timestamptz and expire_time > $3::numeric and ${isLive('$3')}
   ) as signed order by added_at, hash`,
);

/** Notes what a reader hears of. $3 keys, $4 now @returns those that it has not heard of before */
export const hear = statement<{ key: string }>(
  'chain_feed_hear',
  `insert into chain_feed_heard (reader, chain_id, key, at) select $1, $2::bigint, key, $4::timestamptz
   from jsonb_array_elements_text($3::jsonb) as keys (key) on conflict do nothing returning key`,
);

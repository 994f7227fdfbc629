import { statement } from '../../../db/statement.ts';

/** An order that something happened to, or of which something was taken back. */
export interface TouchedOrder {
  order: string;
  collection: string;
  tokenId: string;
  /** Whether it is for sale. */
  isLive: boolean;
}

/** Orders that the facts above block $2 concern, as they stand; what is older than some minutes nobody waits for. */
export const findTouched = statement<TouchedOrder>(
  'chain_orders_touched',
  `select o.order_id::text as "order", o.collection, o.token_id::text as "tokenId", o.state = 'open' as "isLive"
   from chain_orders o where o.chain_id = $1::bigint and o.order_id in (
     select order_id from chain_order_events where chain_id = $1 and block > $2::int and at > now() - interval '10 minutes')`,
);

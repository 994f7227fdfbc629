import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { LogPlace } from '../cursors.ts';
import type { OrderAction } from './tables.ts';

export interface OrderEventRow {
  block: number;
  log_index: number;
  action: OrderAction;
  creator: string;
  purchaser: string;
  currency: string;
  asked: string;
  price: string;
  /** Seconds. */
  end_time: number;
  transaction: string;
  at: string;
}

/** $1 chain, $2 number of the order, $3 to $4 block and log that the page ends before, $5 how many */
const find = (which: string, name: string) =>
  statement<OrderEventRow>(
    `chain_order_events_${name}`,
    `select block, log_index, action, creator, purchaser, currency, (single_price * amount + expected_price)::text as asked, price::text,
       end_time::float8, transaction, to_json(at) #>> '{}' as at
     from chain_order_events where chain_id = $1::bigint and order_id = $2::numeric and (block, log_index) < ($3::int, $4::int) and ${which}
     order by block desc, log_index desc limit $5`,
  );
const every = find('true', 'all');
const bids = find(`action = 'bid'`, 'bid');

/** What happened to an order, the latest first. */
export const findOrderEvents = (
  db: Db,
  { chain, number, kind, limit }: { chain: number; number: string; kind: 'all' | 'bid'; limit: number },
  before: LogPlace,
): Promise<OrderEventRow[]> => (kind === 'bid' ? bids : every)(db, [chain, number, ...before, limit]);

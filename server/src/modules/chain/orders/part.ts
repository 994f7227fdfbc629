import { orderBookEvents } from '@mortar/chain/events';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { derivedIn } from '../facts/derived-in.ts';
import { factsIn } from '../facts/facts-in.ts';
import type { Part } from '../part.ts';
import { bidOf, orderEventOf, type Bid, type OrderEvent } from './read.ts';
import { bids, orderEvents, orders } from './tables.ts';

const eventFacts = factsIn<OrderEvent>(orderEvents);
const bidFacts = factsIn<Bid>(bids);

const columns = getTableConfig(orders)
  .columns.map(({ name }) => (name === 'changed_at' ? 'at' : name))
  .join(', ');
const settle = derivedIn(orders, {
  key: 'order_id',
  touched: 'select order_id from chain_order_events where chain_id = $1 and block > $2',
  rows: `select distinct on (order_id) ${columns} from chain_order_events
    where chain_id = $1 and block <= $3 and order_id in (select order_id from touched)
    order by order_id, block desc, log_index desc`,
});

/** Orders of the order book and bids for them. @param orderBook where it stands */
export const ordersPart = (orderBook: string): Part => ({
  topics: orderBookEvents.topics,
  addresses: [orderBook],
  async add(tx, chainId, logs) {
    const own = logs.filter(({ address }) => address === orderBook);
    await eventFacts.add(
      tx,
      chainId,
      own.flatMap((log) => orderEventOf(log) ?? []),
    );
    await bidFacts.add(
      tx,
      chainId,
      own.flatMap((log) => bidOf(log) ?? []),
    );
  },
  settle,
  async forgetAbove(tx, chainId, block) {
    await eventFacts.forgetAbove(tx, chainId, block);
    await bidFacts.forgetAbove(tx, chainId, block);
  },
});

import { bidEvents, orderEvents as orderLogs } from '@mortar/chain/events';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { derivedIn } from '../facts/derived-in.ts';
import { factsIn } from '../facts/facts-in.ts';
import { sales } from '../facts/tables.ts';
import type { Part } from '../part.ts';
import { deliveryOf } from './delivery.ts';
import { bidOf, orderEventOf } from './read.ts';
import { bids, orderEvents, orders } from './tables.ts';
import { findTouched, type TouchedOrder } from './touched.ts';

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

/** Orders of the order book, bids for them, and what is delivered as a trade. @param orderBook where it stands @param touched hears what followers wait for */
export const ordersPart = (orderBook: string, touched: (orders: readonly TouchedOrder[]) => void): Part => {
  const isOwn = (address: string) => address === orderBook;
  return {
    topics: [...orderLogs.topics, ...bidEvents.topics],
    addresses: [orderBook],
    facts: [factsIn(orderEvents, orderEventOf, isOwn), factsIn(bids, bidOf, isOwn), factsIn(sales, deliveryOf, isOwn)],
    async settle(tx, chainId, above, upTo) {
      await settle(tx, chainId, above, upTo);
      touched(await findTouched(tx, [chainId, above]));
    },
  };
};

import type { Output, Query } from '@mortar/protocol';
import type { listOwnBids, OwnBid } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { statement } from '../../../db/statement.ts';
import { writeKeyCursor } from '../../../lib/key-cursor.ts';
import { amountIn } from '../currencies.ts';
import { LOG_END, placeBefore } from '../cursors.ts';
import { placedItems } from '../items/find-placed.ts';
import { cut } from '../../../lib/page.ts';
import type { OwnDeps } from './deps.ts';
import { boundOn } from '../wallets.ts';

interface BidRow {
  block: number;
  log_index: number;
  order_id: string;
  version: string;
  state: OwnBid['state'];
  price: string;
  at: string;
  transaction: string;
  collection: string;
  token_id: string;
  currency: string;
  highest: string;
  order_state: OwnBid['orderState'];
  end_time: string;
}

/**
 * The last word of an account's bids for each run of each order, the latest first. An order that was reset is another run of it. $1 chain,
 * $2 account, $3 and $4 block and log before which, $5 how many.
 */
const findBids = statement<BidRow>(
  'chain_own_bids',
  `select b.block, b.log_index, b.order_id::text, b.version::text, b.state, b.price::text, to_json(b.at) #>> '{}' as at, b.transaction,
     o.collection, o.token_id::text, o.currency, greatest(o.price, b.price)::text as highest,
     case when o.version > b.version then 'expired' else o.state end as order_state, o.end_time::text
   from chain_bids b join chain_orders o on o.chain_id = b.chain_id and o.order_id = b.order_id
   where b.chain_id = $1::bigint and b.bidder = $2::text and b.state <> 'none' and (b.block, b.log_index) < ($3::int, $4::int)
     and not exists (select from chain_bids later where later.chain_id = b.chain_id and later.order_id = b.order_id
       and later.version = b.version and later.bidder = b.bidder and (later.block, later.log_index) > (b.block, b.log_index) offset 0)
   order by b.block desc, b.log_index desc limit $5`,
);

/** Reads what people have bid. */
export function createBids({ db, clock, markets, walletsOf }: OwnDeps) {
  return async (userId: number, { chain, cursor, pageSize }: Query<typeof schemas.listOwnBids>): Promise<Output<typeof listOwnBids>> => {
    const freshness = await markets.freshness(chain);
    const market = markets.of(chain);
    const account = await boundOn(market, walletsOf, userId);
    const before = placeBefore(cursor, LOG_END);
    const { shown, last } = cut(await findBids(db, [chain, account, ...before, pageSize + 1]), pageSize);
    const keys = shown.map((row) => ({ collection: row.collection, tokenId: row.token_id }));
    const placed = await placedItems(db, market, String(Math.floor(clock.now() / 1000)), keys);
    const items = await Promise.all(
      shown.map(async (row, index): Promise<OwnBid> => ({
        ...placed(keys[index]!),
        orderId: row.order_id,
        version: Number(row.version),
        state: row.state,
        price: await amountIn(market.currencyOf, row.currency, row.price),
        highest: await amountIn(market.currencyOf, row.currency, row.highest),
        orderState: row.order_state,
        ends: new Date(Number(row.end_time) * 1000).toISOString(),
        at: new Date(row.at).toISOString(),
        transaction: row.transaction,
      })),
    );
    return { items, next: last ? writeKeyCursor([last.block, last.log_index]) : null, freshness };
  };
}

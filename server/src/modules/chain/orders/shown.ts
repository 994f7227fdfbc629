import type { Order, OrderEvent } from '@mortar/protocol/market';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket } from '../markets.ts';
import { namedOf } from '../metadata/shown.ts';
import { collectionName } from '../own-collections.ts';
import type { OrderEventRow } from './find-events.ts';
import { purchaserOf, type OrderRow } from './find-orders.ts';
import type { OrderAction } from './tables.ts';

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** `STEP_BPS` of `contracts/src/orderbook/Auctions.sol`. */
const STEP_BPS = 500n;
const BPS = 10_000n;

/** The lowest next bid, as the contract reckons it. */
function lowestBidOf({ trading_type: type, state, purchaser, price, asked }: OrderRow): string | null {
  if (type !== 'auction' || state !== 'open') return null;
  if (purchaser === NOBODY) return asked;
  const step = (BigInt(price) * STEP_BPS) / BPS;
  return String(BigInt(price) + (step === 0n ? 1n : step));
}

/** An order as the wire has it. */
export async function orderOf({ deployment, currencyOf }: ChainMarket, row: OrderRow): Promise<Order> {
  const { chainId } = deployment;
  const { collection, currency } = row;
  const id = collectionId(chainId, collection);
  const purchaser = purchaserOf(row);
  return {
    id: `${chainId}-${row.order_id}`,
    number: row.order_id,
    type: row.trading_type,
    state: row.state,
    version: row.version,
    item: `${id}-${row.token_id}`,
    collection: { id, name: collectionName(deployment, collection, row.collection_name) },
    tokenId: row.token_id,
    ...namedOf(row),
    amount: row.amount,
    creator: row.creator,
    purchaser,
    asked: await amountIn(currencyOf, currency, row.asked),
    price: purchaser === null ? null : await amountIn(currencyOf, currency, row.price),
    lowestBid: lowestBidOf(row),
    bids: row.bids,
    startTime: timeOf(row.start_time),
    endTime: timeOf(row.end_time),
    deliverBy: row.deliver_by === 0 ? null : timeOf(row.deliver_by),
    isInstant: row.is_instant,
    feeBps: row.fee_bps,
    royaltyBps: row.royalty_bps,
  };
}

const BY_CREATOR: readonly OrderAction[] = ['create', 'modify', 'reset', 'cancel', 'refuseDelivery'];
const BY_PURCHASER: readonly OrderAction[] = ['bid', 'cancelBid', 'purchase'];
const PAID: readonly OrderAction[] = [...BY_PURCHASER, 'deliver', 'refuseDelivery', 'settle'];
const ASKED: readonly OrderAction[] = ['create', 'modify', 'reset'];

/** What happened to an order, as the wire has it. */
export async function orderEventOf({ currencyOf }: ChainMarket, row: OrderEventRow): Promise<OrderEvent> {
  const { action, creator, purchaser, currency, asked, price } = row;
  const amount = ASKED.includes(action) ? asked : PAID.includes(action) ? price : null;
  return {
    action,
    account: BY_CREATOR.includes(action) ? creator : BY_PURCHASER.includes(action) ? purchaser : null,
    price: amount === null ? null : await amountIn(currencyOf, currency, amount),
    endTime: timeOf(row.end_time),
    transaction: row.transaction,
    at: new Date(row.at).toISOString(),
  };
}

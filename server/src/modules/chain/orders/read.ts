import { bidEvents, orderEvents } from '@mortar/chain/events';
import type { Fact } from '../facts/facts-in.ts';
import { lower } from '../facts/texts.ts';
import type { TimedLog } from '../sync/index.ts';
import {
  BID_STATES,
  ORDER_ACTIONS,
  ORDER_STATES,
  TRADING_TYPES,
  type BidState,
  type OrderAction,
  type OrderState,
  type TradingType,
} from './tables.ts';

export interface OrderEvent extends Fact {
  action: OrderAction;
  order_id: string;
  state: OrderState;
  version: number;
  creator: string;
  trading_type: TradingType;
  collection: string;
  token_id: string;
  amount: string;
  currency: string;
  single_price: string;
  expected_price: string;
  start_time: number;
  end_time: number;
  is_instant: boolean;
  purchaser: string;
  price: string;
  deliver_by: number;
  fee_bps: number;
  royalty_to: string;
  royalty_bps: number;
}

export interface Bid extends Fact {
  order_id: string;
  version: number;
  bidder: string;
  price: string;
  state: BidState;
}

/** What a log of the order book says of an order. */
export function orderEventOf(log: TimedLog): OrderEvent | undefined {
  const event = orderEvents.read(log);
  if (!event) return undefined;
  const { orderId, action, order } = event.args;
  const { terms } = order;
  const [actionName, state, tradingType] = [ORDER_ACTIONS[action], ORDER_STATES[order.state], TRADING_TYPES[terms.tradingType]];
  if (!actionName || !state || !tradingType) return undefined;
  return {
    log,
    action: actionName,
    order_id: String(orderId),
    state,
    version: order.version,
    creator: lower(order.creator),
    trading_type: tradingType,
    collection: lower(terms.token),
    token_id: String(terms.id),
    amount: String(terms.amount),
    currency: lower(terms.currency),
    single_price: String(terms.singlePrice),
    expected_price: String(terms.expectedPrice),
    start_time: terms.startTime,
    end_time: terms.endTime,
    is_instant: terms.isInstant,
    purchaser: lower(order.purchaser),
    price: String(order.price),
    deliver_by: order.deliverBy,
    fee_bps: order.feeBps,
    royalty_to: lower(order.royaltyTo),
    royalty_bps: order.royaltyBps,
  };
}

/** What a log of the order book says of a bid. */
export function bidOf(log: TimedLog): Bid | undefined {
  const event = bidEvents.read(log);
  if (!event) return undefined;
  const { orderId, version, bid } = event.args;
  const state = BID_STATES[bid.state];
  if (!state) return undefined;
  return { log, order_id: String(orderId), version, bidder: lower(bid.bidder), price: String(bid.price), state };
}

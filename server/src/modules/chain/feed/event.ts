import type { BidState, OrderAction, OrderState, TradingType } from '../orders/tables.ts';

/** Addresses in lower case, amounts in base units and ids of tokens as decimal digits, times of orders in seconds. */
interface About {
  chain: number;
  collection: string;
  /** When its block was made; of options and offers, when the site was sent them. */
  at: Date;
}
interface OnChain {
  tokenId: string;
  transaction: string;
}

/** An option that can be bought by. */
export interface Listed {
  kind: 'listed';
  tokenId: string;
  hash: string;
  seller: string;
  /** Of one unit. */
  price: string;
  currency: string;
  amount: string;
}
/** An offer that can be sold to. */
export interface Offered {
  kind: 'offered';
  hash: string;
  bidder: string;
  /** Of one unit. */
  price: string;
  currency: string;
  /** Tokens of which it wants one; null for any of the collection. */
  tokenIds: string[] | null;
}
/** A trade of the exchange. */
export interface Sold extends OnChain {
  kind: 'sold';
  seller: string;
  buyer: string;
  /** Of one unit. */
  price: string;
  currency: string;
  quantity: string;
}
/** Something happened to an order of the order book, which now stands so. */
export interface OrderChanged extends OnChain {
  kind: 'order';
  action: OrderAction;
  orderId: string;
  state: OrderState;
  tradingType: TradingType;
  creator: string;
  /** Who bought it, or whose bid leads; the address zero for nobody. */
  purchaser: string;
  /** What they pay for all units; else 0. */
  price: string;
  currency: string;
  /** Asked for all units, or the lowest first bid. */
  asked: string;
  endTime: number;
  deliverBy: number;
}
/** What became of a bid for an auction; of who is outbid, in the transaction of the higher one. */
export interface BidChanged extends OnChain {
  kind: 'bid';
  state: BidState;
  orderId: string;
  bidder: string;
  creator: string;
  price: string;
  currency: string;
}

/** Something that happened on the market. */
export type MarketEvent = About & (Listed | Offered | Sold | OrderChanged | BidChanged);

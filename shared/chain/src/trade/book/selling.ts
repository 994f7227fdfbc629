import { orderBookAbi } from '@mortar/abi';
import { encodeFunctionData, type Address } from 'viem';
import { entrusting } from '../sell.ts';
import { chainNow, type Call, type TradeSite } from '../site.ts';
import { orderOf, type TradingType } from './order.ts';

const abi = orderBookAbi;

/** What somebody puts into the order book. */
export interface BookTerms {
  tradingType: TradingType;
  collection: Address;
  tokenId: bigint;
  amount: bigint;
  /** Of one unit at a fixed price; of all units the lowest first bid of an auction. In base units. */
  price: bigint;
  currency: Address;
  /** For how long, from now on the chain. */
  seconds: number;
  /** Whether a purchase at a fixed price is delivered at once; else its creator delivers or refuses. */
  isInstant: boolean;
}

const calling = ({ orderBook }: TradeSite, kind: Call['kind'], data: Call['data']): Call => ({ kind, to: orderBook, data, value: 0n });

/** Transactions that put tokens into the order book, at a fixed price or for auction. */
export async function creating(site: TradeSite, terms: BookTerms, seller: Address): Promise<Call[]> {
  const { tradingType, collection, tokenId, amount, price, currency, seconds, isInstant } = terms;
  const [now, approvals] = await Promise.all([chainNow(site), entrusting(site, [collection], seller, site.orderBook)]);
  const isAuction = tradingType === 'auction';
  const order = {
    tradingType: isAuction ? 1 : 0,
    token: collection,
    id: tokenId,
    amount,
    currency,
    singlePrice: isAuction ? 0n : price,
    expectedPrice: isAuction ? price : 0n,
    startTime: now,
    endTime: now + seconds,
    isInstant,
  };
  return [...approvals, calling(site, 'trade', encodeFunctionData({ abi, functionName: 'create', args: [order] }))];
}

/** Changes the price and the end of an order without bids. @param price as in `BookTerms` @param seconds from now on */
export async function modifying(site: TradeSite, id: bigint, price: bigint, seconds: number): Promise<Call[]> {
  const endTime = (await chainNow(site)) + seconds;
  return [calling(site, 'trade', encodeFunctionData({ abi, functionName: 'modify', args: [id, price, endTime] }))];
}

/** Offers the same tokens again after a cancelled, refused or expired order. @param price as in `BookTerms` @param seconds from now on */
export async function resetting(site: TradeSite, id: bigint, price: bigint, seconds: number, seller: Address): Promise<Call[]> {
  const { collection } = await orderOf(site, id);
  const [now, approvals] = await Promise.all([chainNow(site), entrusting(site, [collection], seller, site.orderBook)]);
  const data = encodeFunctionData({ abi, functionName: 'reset', args: [id, price, now, now + seconds] });
  return [...approvals, calling(site, 'trade', data)];
}

/** Takes an order without bids back, with its tokens. */
export const cancellingOrder = (site: TradeSite, id: bigint): Call[] => [
  calling(site, 'cancel', encodeFunctionData({ abi, functionName: 'cancel', args: [id] })),
];

/** Gives what was sold to its buyer, and the price to its seller, to withdraw. */
export const delivering = (site: TradeSite, id: bigint): Call[] => [
  calling(site, 'trade', encodeFunctionData({ abi, functionName: 'deliver', args: [id] })),
];

/** Gives the buyer everything back, to withdraw, and the seller the tokens. */
export const refusing = (site: TradeSite, id: bigint): Call[] => [
  calling(site, 'cancel', encodeFunctionData({ abi, functionName: 'refuseDelivery', args: [id] })),
];

/** Ends an order whose time is over: an auction is sold to who leads, or its tokens go back. */
export async function ending(site: TradeSite, id: bigint): Promise<Call[]> {
  const { tradingType } = await orderOf(site, id);
  const functionName = tradingType === 'auction' ? 'settleAuction' : 'expire';
  return [calling(site, 'trade', encodeFunctionData({ abi, functionName, args: [id] }))];
}

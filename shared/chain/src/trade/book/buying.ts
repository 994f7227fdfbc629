import { orderBookAbi } from '@mortar/abi';
import { encodeFunctionData, zeroAddress, type Address, type Hex } from 'viem';
import { paying } from '../buy.ts';
import type { Call, TradeSite } from '../site.ts';
import { orderOf } from './order.ts';

const abi = orderBookAbi;

/** A transaction that pays the order book, behind those that let it have an ERC-20. */
async function paid(site: TradeSite, currency: Address, price: bigint, account: Address, data: Hex): Promise<Call[]> {
  const isNative = currency === zeroAddress;
  const before = isNative ? [] : await paying(site, currency, price, account, site.orderBook);
  return [...before, { kind: 'trade', to: site.orderBook, data, value: isNative ? price : 0n }];
}

/** Bids for all units of an auction, as it stands now. @param price in base units */
export async function bidding(site: TradeSite, id: bigint, price: bigint, bidder: Address): Promise<Call[]> {
  const { version, currency } = await orderOf(site, id);
  return paid(site, currency, price, bidder, encodeFunctionData({ abi, functionName: 'bid', args: [id, version, price] }));
}

/** Buys all units of an order at its fixed price. @param version of the order, and @param price of all units, as the buyer has seen them */
export async function purchasing(site: TradeSite, id: bigint, version: number, price: bigint, buyer: Address): Promise<Call[]> {
  const { currency } = await orderOf(site, id);
  return paid(site, currency, price, buyer, encodeFunctionData({ abi, functionName: 'purchase', args: [id, version, price] }));
}

/** Takes the leading bid back, to withdraw, when nobody has settled the auction for seven days. */
export const cancellingBid = ({ orderBook }: TradeSite, id: bigint): Call[] => [
  { kind: 'cancel', to: orderBook, data: encodeFunctionData({ abi, functionName: 'cancelBid', args: [id] }), value: 0n },
];

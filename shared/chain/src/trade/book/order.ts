import { orderBookAbi } from '@mortar/abi';
import type { Address } from 'viem';
import { reader, type TradeSite } from '../site.ts';

/** By their numbers in `contracts/src/orderbook/Order.sol`. */
const STATES = ['none', 'open', 'sold', 'delivered', 'refused', 'cancelled', 'expired'] as const;
const TYPES = ['fixed', 'auction'] as const;
export type TradingType = (typeof TYPES)[number];

/** An order as the order book has it now; amounts in base units, times in seconds. */
export interface BookOrder {
  id: bigint;
  tradingType: TradingType;
  state: (typeof STATES)[number];
  version: number;
  creator: Address;
  /** Who bought it, or whose bid leads; the address zero for nobody. */
  purchaser: Address;
  /** What they pay for all units; 0 without a purchaser. */
  price: bigint;
  collection: Address;
  tokenId: bigint;
  amount: bigint;
  currency: Address;
  /** For all units: the fixed price, or the lowest first bid. */
  asked: bigint;
  /** The lowest next bid of an auction; 0 at a fixed price. */
  lowestBid: bigint;
  endTime: number;
  deliverBy: number;
}

/** An order as it stands now. */
export async function orderOf(site: TradeSite, id: bigint): Promise<BookOrder> {
  const client = reader(site);
  const book = { address: site.orderBook, abi: orderBookAbi, args: [id] } as const;
  const [{ terms, state, version, creator, purchaser, price, deliverBy }, lowestBid] = await Promise.all([
    client.readContract({ ...book, functionName: 'orders' }),
    client.readContract({ ...book, functionName: 'lowestBid' }),
  ]);
  const tradingType = TYPES[terms.tradingType]!;
  return {
    id,
    tradingType,
    state: STATES[state]!,
    version,
    creator: creator.toLowerCase() as Address,
    purchaser: purchaser.toLowerCase() as Address,
    price,
    collection: terms.token.toLowerCase() as Address,
    tokenId: terms.id,
    amount: terms.amount,
    currency: terms.currency.toLowerCase() as Address,
    asked: tradingType === 'fixed' ? terms.singlePrice * terms.amount : terms.expectedPrice,
    lowestBid: tradingType === 'auction' ? lowestBid : 0n,
    endTime: terms.endTime,
    deliverBy,
  };
}

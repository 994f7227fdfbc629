import { feeManagerAbi, orderBookAbi } from '@mortar/abi';
import type { Proceeds } from '../sell.ts';
import { reader, type TradeSite } from '../site.ts';
import type { BookTerms } from './selling.ts';

const BPS = 10_000n;
/** `FeeType` of `contracts/src/fees/FeeManager.sol`. */
const FEE_TYPES = { fixed: 0, auction: 1 } as const;

type Priced = Pick<BookTerms, 'tradingType' | 'collection' | 'tokenId'>;

/** What a sale by the order book brings: fee and royalty are those of now, which an order that is created keeps. @param price of all units */
export async function bookProceedsOf(site: TradeSite, { tradingType, collection, tokenId }: Priced, price: bigint): Promise<Proceeds> {
  const client = reader(site);
  const address = await client.readContract({ address: site.orderBook, abi: orderBookAbi, functionName: 'FEES' });
  const fees = { address, abi: feeManagerAbi } as const;
  const [[, feeBps], [, royaltyBps]] = await Promise.all([
    client.readContract({ ...fees, functionName: 'fee', args: [FEE_TYPES[tradingType]] }),
    client.readContract({ ...fees, functionName: 'royaltyOf', args: [collection, tokenId, BPS] }),
  ]);
  const fee = (price * BigInt(feeBps)) / BPS;
  const royalty = (price * royaltyBps) / BPS;
  return { price, fee, royalty, left: price - fee - royalty };
}

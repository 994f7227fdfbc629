import { exchangeAbi } from '@mortar/abi';
import type { Input } from '@mortar/protocol';
import type { addOffer } from '@mortar/protocol/market';
import { hashTypedData, zeroAddress, type Address, type Hex } from 'viem';
import { offerTypedData, optionTypedData, partsOf, wantedOf, wireOf, type Option } from '../orders/index.ts';
import { paying } from './buy.ts';
import { feeOf, reader, spanOf, type Call, type TradeSite } from './site.ts';
import type { ToSign } from './sell.ts';

const MOST_ROYALTY = 1000n;

/** What makes an offer: transactions that must come first, what the wallet signs, and what the site is sent. */
export interface Offering {
  calls: Call[];
  toSign: ToSign;
  signed(signature: Hex): Input<typeof addOffer>;
}

/** What somebody would pay for one of some tokens of a collection, or for any of it. */
export interface Bid {
  collection: Address;
  /** Decimal digits; none for the whole collection. */
  tokenIds: readonly string[];
  /** Of one unit, in base units. */
  price: bigint;
  /** A contract, since the chain's own coin can't be drawn by a signature. */
  currency: Address;
  /** Units that are wanted, of which a seller may sell some. */
  units: bigint;
  /** For how long. */
  seconds: number;
}

/** Offers for some tokens of a collection, or for any of it: whoever has one may sell. */
export async function offering(
  site: TradeSite,
  { collection, tokenIds, price, currency, units, seconds }: Bid,
  bidder: Address,
): Promise<Offering> {
  const [{ channel }, span, calls, counter] = await Promise.all([
    feeOf(site),
    spanOf(site, seconds),
    paying(site, currency, price * units, bidder),
    reader(site).readContract({ address: site.exchange, abi: exchangeAbi, functionName: 'counters', args: [bidder] }),
  ]);
  const expireTime = span.endTime;
  const option: Option = {
    channel,
    collection,
    tokenId: tokenIds.length > 0 ? wantedOf(tokenIds).root : 0n,
    amount: units,
    signer: zeroAddress,
    nonce: 0n,
    ...span,
    price,
    currency,
    royaltyRate: MOST_ROYALTY,
  };
  // Nobody signs it, and nobody's counter is zero's.
  const optionHash = hashTypedData(optionTypedData(site, option, 0n));
  const offer = { optionHash, bidder, price, expireTime };
  return {
    calls,
    toSign: offerTypedData(site, offer, counter),
    signed: (signature) => ({
      chain: site.chainId,
      option: wireOf(option),
      offer: { optionHash, bidder, price: String(price), expireTime: String(expireTime), ...partsOf(signature) },
      ...(tokenIds.length > 0 && { wanted: [...tokenIds] }),
    }),
  };
}

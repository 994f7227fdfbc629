import { acceptOffer, addOffer, cancelOffer } from '@mortar/protocol/market';
import type { Made, Making } from '../plan.ts';
import { callOf, trading } from '../site.ts';
import { type ItemWish, partsOf } from '../wish.ts';
import { amountsOf } from './amounts.ts';

/** What it takes to trade one item. */
export async function forItem(
  wish: Exclude<ItemWish, { kind: 'list' | 'auction' | 'fixed' | 'counter' | 'transfer' }>,
  { site, trader: { address }, terms, call }: Making,
): Promise<Made> {
  const trade = await trading();
  const { chain, collection, tokenId } = partsOf(wish.item);
  switch (wish.kind) {
    case 'buy':
      return { calls: await trade.buying(site, wish.listing, 1n, address) };
    case 'accept': {
      const { transaction } = await call(acceptOffer, { id: `${chain}-${wish.offer.hash}`, token: tokenId });
      return { calls: [...(await trade.entrusting(site, [collection], address)), callOf('trade', transaction)] };
    }
    case 'delist':
      return { calls: trade.cancellingOptions(site, [BigInt(wish.listing.option.nonce)]) };
    case 'retract':
      return { calls: [callOf('cancel', (await call(cancelOffer, { id: `${chain}-${wish.offer.hash}` })).transaction)] };
    case 'offer': {
      const { currency, seconds, lines } = await amountsOf(terms);
      const bid = { collection, tokenIds: [tokenId], currency, seconds, ...lines[0]! };
      const { calls, toSign, signed } = await trade.offering(site, bid, address);
      return { calls, bid: { price: bid.price, currency }, signing: { toSign, keep: (signature) => call(addOffer, signed(signature)) } };
    }
  }
}

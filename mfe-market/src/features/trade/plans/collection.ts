import { addOffer, cancelOffer, listTraitTokens, type TraitFilter, writeTraits } from '@mortar/protocol/market';
import type { Made, Making } from '../plan.ts';
import { callOf, trading } from '../site.ts';
import { Troubled } from '../trouble.ts';
import type { CollectionWish } from '../wish.ts';
import { amountsOf } from './amounts.ts';

/** Items with some traits, which an offer names one by one. @throws Troubled where they are more than it can name, or none */
async function tokensWith(id: string, traits: readonly TraitFilter[], call: Making['call']): Promise<string[]> {
  const { tokens, isTooMany, most } = await call(listTraitTokens, { id, traits: writeTraits(traits) });
  if (isTooMany) throw new Troubled({ word: 'too-many', most });
  if (tokens.length === 0) throw new Troubled({ word: 'no-tokens' });
  return tokens;
}

/** What it takes to offer for any item of a collection, or for any with some traits, and to take that back. */
export async function forCollection(wish: CollectionWish, { site, trader: { address }, terms, call }: Making): Promise<Made> {
  if (wish.kind === 'choose') throw new Error('nothing is chosen yet');
  if (wish.kind === 'retractAny')
    return { calls: [callOf('cancel', (await call(cancelOffer, { id: `${site.chainId}-${wish.offer.hash}` })).transaction)] };
  const { offering } = await trading();
  const { id } = wish.collection;
  const { currency, seconds, lines, traits } = await amountsOf(terms);
  const tokenIds = traits.length > 0 ? await tokensWith(id, traits, call) : [];
  const collection = id.slice(id.indexOf('-') + 1) as `0x${string}`;
  const bid = { collection, tokenIds, currency, seconds, ...lines[0]! };
  const { calls, toSign, signed } = await offering(site, bid, address);
  return { calls, bid: { price: bid.price, currency }, signing: { toSign, keep: (signature) => call(addOffer, signed(signature)) } };
}

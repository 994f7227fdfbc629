import type { ForSale } from '@mortar/chain/trade';
import { addOptions, type Item, type ListedOption, listOptions } from '@mortar/protocol/market';
import type { Made, Making } from '../plan.ts';
import { trading } from '../site.ts';
import { Troubled } from '../trouble.ts';
import { type ItemWish, type ManyWish, MOST_LISTED, partsOf, type Pricing } from '../wish.ts';
import { amountsOf } from './amounts.ts';

/**
 * Nonces of one's own live listings of the same things that would still sell cheaper than the new ones, or in another currency: a price
 * that is raised must not leave the old one behind.
 */
async function dearerThan(
  items: readonly Item[],
  forSale: readonly ForSale[],
  own: string,
  { currency }: Pricing,
  call: Making['call'],
): Promise<bigint[]> {
  const each = items.map(async ({ id, listing }, index) => {
    if (!listing && items.length > 1) return [];
    const { items: live } = await call(listOptions, { filter: 'live', id, pageSize: MOST_LISTED });
    const stays = (option: ListedOption['option']) =>
      option.currency === currency.currency && BigInt(option.price) >= forSale[index]!.price;
    return live.filter(({ option }) => option.signer === own && !stays(option)).map(({ option }) => BigInt(option.nonce));
  });
  return (await Promise.all(each)).flat();
}

/** What it takes to put one or many things up for sale by one signature. */
export async function forListing(
  wish: Extract<ItemWish, { kind: 'list' | 'counter' }> | ManyWish,
  { site, trader: { address }, terms, call }: Making,
): Promise<Made> {
  const trade = await trading();
  const { currency, named, seconds, lines } = await amountsOf(terms);
  const items = wish.kind === 'listMany' ? wish.items : [wish.item];
  const forSale = items.map((item, index) => {
    const { collection, tokenId } = partsOf(item);
    return { collection, tokenId: BigInt(tokenId), amount: lines[index]!.units, price: lines[index]!.price };
  });
  const held = await trade.unitsHeld(site, forSale, address);
  if (forSale.some(({ amount }, index) => amount > held[index]!)) throw new Troubled({ refusal: 'InsufficientAmount' });
  const old = await dearerThan(items, forSale, address, terms as Pricing, call);
  const answers = wish.kind === 'counter' ? { answers: wish.offer.hash as `0x${string}` } : {};
  const [proceeds, { calls, options, toSign, signed }] = await Promise.all([
    trade.proceedsOf(site, forSale),
    trade.listing(site, forSale, { currency, seconds, seller: address, ...answers }),
  ]);
  const before = [...calls, ...trade.cancellingOptions(site, old)];
  return {
    calls: before,
    // A chain whose server simulates nothing says nothing of it.
    trial: await trade.trySale(site, { calls: before, options }, address).then(
      (answers) => answers ?? null,
      () => null,
    ),
    replaces: old.length,
    sales: { currency: named, each: proceeds.map((one, index) => ({ ...one, item: items[index]!, units: lines[index]!.units })) },
    signing: { toSign, keep: (signature) => call(addOptions, { chain: site.chainId, options: signed(signature) }) },
  };
}

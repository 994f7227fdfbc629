import { findOptions } from '@mortar/protocol/market';
import type { Made, Making, Purchase } from '../plan.ts';
import { trading } from '../site.ts';
import { Troubled } from '../trouble.ts';
import { isHidden } from '../warned.ts';
import type { CartWish } from '../wish.ts';

/** What it takes to buy what is still there of a cart, in one transaction. What an operator has hidden is bought by itself or not at all. */
export async function forCart({ lines, chain }: CartWish, { site, trader: { address }, call, warned }: Making): Promise<Made> {
  const { buyingMany } = await trading();
  const { items } = await call(findOptions, { chain, hashes: lines.map(({ hash }) => hash) });
  const found = new Map(items.map(({ listing }) => [listing.hash, listing]));
  const hidden = new Set(warned.filter(isHidden).map(({ id }) => id));
  const each = lines.map((line) => ({ line, listing: found.get(line.hash) }));
  const isOwn = (signer: string) => signer === address;
  const there = each.flatMap(({ line, listing }) =>
    listing?.state === 'live' && !isOwn(listing.option.signer) && !hidden.has(line.id) ? [{ line, listing, units: 1n }] : [],
  );
  const left = each.flatMap(({ line, listing }): Purchase['left'] => {
    if (listing && isOwn(listing.option.signer)) return [{ line, why: 'own' }];
    if (listing?.state === 'live') return hidden.has(line.id) ? [{ line, why: 'hidden' }] : [];
    return [{ line, why: listing?.state ?? 'closed' }];
  });
  if (there.length === 0) throw new Troubled({ word: 'cart-gone' });
  return { calls: await buyingMany(site, there, address), purchase: { lines: there.map(({ line }) => line), left } };
}

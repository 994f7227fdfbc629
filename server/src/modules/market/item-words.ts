import type { Db } from '../../db/db.ts';
import { collectionParts, type Glance } from '../chain/index.ts';

/** What an item is called and what is paid for it, as notices have it. */
export const itemWords = (glance: Glance) => async (tx: Db, id: string, currency: string, price: string) => {
  const { chain, collection, tokenId } = collectionParts(id);
  const of = `${chain}-${collection}`;
  const name = (await glance.items([id], tx)).get(id)?.name ?? `#${tokenId}`;
  const within = (await glance.collections([of], tx)).get(of)?.name;
  const { amount, decimals, symbol } = await glance.amount(chain, currency, price);
  return { item: [within, name].filter(Boolean).join(' '), amount, decimals: String(decimals), symbol };
};

import type { Item } from '@mortar/protocol/market';
import { metadataOf, namedOf } from '../metadata/shown.ts';
import type { ItemRow } from './find-items.ts';

const timeOf = (text: string): string => new Date(text).toISOString();

function rarityOf({ rank, ranked, score, ranked_at: at }: ItemRow): Item['rarity'] {
  return rank === null || ranked === null ? null : { rank, of: ranked, score: score!, at: timeOf(at!) };
}

/** An item as the wire has it. @param id of its collection @param currency of its option */
export const itemOf = (id: string, currency: string, row: ItemRow): Item => ({
  id: `${id}-${row.token_id}`,
  tokenId: row.token_id,
  ...namedOf(row),
  metadata: metadataOf(row),
  quantity: row.quantity,
  owner: row.owners === 1 ? row.owner : null,
  owners: row.owners,
  listing: row.hash === null ? null : { hash: row.hash, price: row.price!, currency, at: timeOf(row.listed_at!) },
  lastSale: row.sold_at === null ? null : { price: row.sold_price!, currency: row.sold_currency!, at: timeOf(row.sold_at) },
  rarity: rarityOf(row),
});

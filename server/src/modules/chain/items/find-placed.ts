import type { PlacedItem } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket } from '../markets.ts';
import { NAMED, namedBy } from '../metadata/shown.ts';
import { ownNameOf } from '../own-collections.ts';
import { isLive } from '../signed/is-live.ts';
import type { ItemRow } from './find-items.ts';
import { itemOf } from './item-of.ts';

/** An item by its contract and number. */
export interface TokenKey {
  collection: string;
  tokenId: string;
}

interface PlacedRow extends ItemRow {
  collection: string;
  collection_name: string;
  floor: string | null;
}

const ofChosen = (alias: string): string => `${alias}.chain_id = $1 and ${alias}.collection = chosen.collection`;
const ofToken = (alias: string): string => `${ofChosen(alias)} and ${alias}.token_id = chosen.token_id`;
const live = `chain_options o where ${ofChosen('o')} and o.currency = '${NOBODY}' and ${isLive('$4')}`;

/** Items of whatever collections. $1 chain, $2 contracts, $3 numbers, $4 time, $5 and $6 the contracts of names and boxes. */
const findPlaced = statement<PlacedRow>(
  'chain_items_placed',
  `with chosen as (select distinct collection, token_id from unnest($2::text::text[], $3::text::numeric[]) as c (collection, token_id))
   select chosen.collection, chosen.token_id::text, '0' as part, '0' as key, '0' as stands,
     coalesce(d.name, ${ownNameOf('chosen.collection', '$5', '$6')}, chosen.collection) as collection_name,
     (select min(price)::text from ${live}) as floor,
     coalesce(held.quantity, 0)::text as quantity, coalesce(held.owner, '${NOBODY}') as owner, held.owners,
     hash, cheapest.price::text, to_json(added_at) #>> '{}' as listed_at,
     l.unit_price::text as sold_price, l.currency as sold_currency, to_json(l.at) #>> '{}' as sold_at,
     y.rank, runs.items as ranked, y.score, to_json(runs.at) #>> '{}' as ranked_at,
     ${NAMED}, n.label is not null as is_label, fault, picture_fault, description, traits, animation, link, to_json(read_at) #>> '{}' as read_at
   from chosen
   left join chain_drops d on ${ofChosen('d')} ${namedBy('chosen', '$5')}
   cross join lateral (select sum(b.quantity) as quantity, min(b.owner) as owner, count(*)::int as owners from chain_balances b
     where ${ofToken('b')} and b.quantity > 0) as held
   left join lateral (select hash, price, added_at from ${live} and o.token_id = chosen.token_id order by price, hash limit 1)
     as cheapest on true
   left join chain_last_sales l on ${ofToken('l')}
   left join chain_rarity y on ${ofToken('y')}
   left join chain_rarity_runs runs on ${ofChosen('runs')}`,
);

const keyOf = ({ collection, tokenId }: TokenKey): string => `${collection} ${tokenId}`;
const arrayOf = (values: readonly string[]): string => `{${values.join(',')}}`;

/** Items with their collections, to be looked up by what they were asked for. @param now seconds */
export async function placedItems(
  db: Db,
  { deployment: { chainId, names, boxes }, currencyOf }: ChainMarket,
  now: string,
  wanted: readonly TokenKey[],
): Promise<(key: TokenKey) => PlacedItem> {
  const [contracts, tokens] = [wanted.map(({ collection }) => collection), wanted.map(({ tokenId }) => tokenId)];
  const rows = wanted.length > 0 ? await findPlaced(db, [chainId, arrayOf(contracts), arrayOf(tokens), now, names, boxes]) : [];
  const placed = await Promise.all(
    rows.map(async (row): Promise<[string, PlacedItem]> => {
      const id = collectionId(chainId, row.collection);
      const floor = row.floor === null ? null : await amountIn(currencyOf, NOBODY, row.floor);
      const key = keyOf({ collection: row.collection, tokenId: row.token_id });
      return [key, { item: itemOf(id, NOBODY, row), collection: { id, name: row.collection_name, floor } }];
    }),
  );
  const found = new Map(placed);
  return (key) => found.get(keyOf(key))!;
}

import type { TraitFilter } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { isLive } from '../signed/is-live.ts';
import type { ItemsWanted } from './wanted.ts';

/** No more tokens are sorted as they are, however large their collection. */
const MOST = 1600;
/** As many are, where nobody knows how large it is. */
const FEW = 400;

interface TokenRow {
  token_id: string;
}
const LIMIT = `limit ${MOST + 1}`;

const byValues = statement<TokenRow>(
  'chain_items_few_values',
  `select token_id::text from chain_traits where chain_id = $1::bigint and collection = $2 and type = $3
     and value = any(array(select jsonb_array_elements_text($4::text::jsonb))) ${LIMIT}`,
);
const byNumber = statement<TokenRow>(
  'chain_items_few_number',
  `select token_id::text from chain_traits where chain_id = $1::bigint and collection = $2 and type = $3
     and number is not null and number between $4::text::float8 and $5::text::float8 ${LIMIT}`,
);
const byOwner = statement<TokenRow>(
  'chain_items_few_owner',
  `select token_id::text from chain_balances where chain_id = $1::bigint and owner = $3 and collection = $2 and quantity > 0 ${LIMIT}`,
);
const byPrices = statement<TokenRow>(
  'chain_items_few_prices',
  `select token_id::text from chain_options where chain_id = $1::bigint and collection = $2 and currency = $4
     and ${isLive('$3')} and price between $5::numeric and $6::numeric ${LIMIT}`,
);

const countRanked = statement<{ items: number }>(
  'chain_items_few_ranked',
  'select items from chain_rarity_runs where chain_id = $1::bigint and collection = $2',
);

/**
 * Up to how many tokens are sorted as they are. Where a filter leaves `n` of a collection's items, a walk in their order passes
 * `items / n` of them for each that it finds: as many as are sorted when `n` squared is a page of all.
 */
const fewOf = (items: number | undefined, limit: number): number =>
  items === undefined ? FEW : Math.min(MOST, Math.max(limit, Math.floor(Math.sqrt(limit * items))));

/**
 * Tokens among which all are that are wanted, where some filter leaves few; undefined where all leave many. What is returned is not
 * filtered by the others.
 */
export async function findFew(db: Db, wanted: ItemsWanted): Promise<string[] | undefined> {
  const { chain, collection, now, currency, owner, prices, traits, sort, limit } = wanted;
  const isWalkedByOption = sort === 'price' || sort === 'priceHigh' || sort === 'listed';
  const ofTrait = (filter: TraitFilter) =>
    'values' in filter
      ? byValues(db, [chain, collection, filter.type, JSON.stringify(filter.values)])
      : byNumber(db, [chain, collection, filter.type, String(filter.from ?? -Infinity), String(filter.to ?? Infinity)]);
  const asked = [
    ...traits.map(ofTrait),
    ...(owner === undefined ? [] : [byOwner(db, [chain, collection, owner])]),
    ...(prices && !isWalkedByOption ? [byPrices(db, [chain, collection, now, currency, ...prices])] : []),
  ];
  if (asked.length === 0) return undefined;
  const [[ranked], ...found] = await Promise.all([countRanked(db, [chain, collection]), ...asked]);
  const least = found.toSorted((a, b) => a.length - b.length)[0]!;
  return least.length <= fewOf(ranked?.items, limit) ? [...new Set(least.map((row) => row.token_id))] : undefined;
}

import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NAMED, namedBy, type MetadataRow } from '../metadata/shown.ts';
import { conditionsOf } from './conditions.ts';
import { liveOf, SORTS } from './sorts.ts';
import { createParams, isAnyPrice, type ItemsWanted, type Place, type PlaceOf } from './wanted.ts';

export interface ItemRow extends MetadataRow {
  part: string;
  key: string;
  stands: string;
  token_id: string;
  quantity: string;
  owner: string;
  owners: number;
  hash: string | null;
  price: string | null;
  listed_at: string | null;
  sold_price: string | null;
  sold_currency: string | null;
  sold_at: string | null;
  rank: number | null;
  ranked: number | null;
  score: number | null;
  ranked_at: string | null;
}

/** What is shown of the tokens of `chosen`: $5 is the contract of names. */
const shown = (chosen: string): string => `
  with chosen (token_id, part, key, stands) as (${chosen})
  select chosen.token_id::text, part::text, key::text, stands::text, held.quantity::text, held.owner, held.owners,
    hash, cheapest.price::text, to_json(added_at) #>> '{}' as listed_at,
    l.unit_price::text as sold_price, l.currency as sold_currency, to_json(l.at) #>> '{}' as sold_at,
    y.rank, runs.items as ranked, y.score, to_json(runs.at) #>> '{}' as ranked_at,
    ${NAMED}, n.label is not null as is_label, fault, picture_fault, description, traits, animation, link, to_json(read_at) #>> '{}' as read_at
  from chosen ${namedBy('chosen', '$5', '$2')}
  cross join lateral (select sum(b.quantity) as quantity, min(b.owner) as owner, count(*)::int as owners from chain_balances b
    where b.chain_id = $1 and b.collection = $2 and b.token_id = chosen.token_id and b.quantity > 0) as held
  left join lateral (select hash, price, added_at from ${liveOf('chosen.token_id')} order by price, hash limit 1) as cheapest on true
  left join chain_last_sales l on l.chain_id = $1 and l.collection = $2 and l.token_id = chosen.token_id
  left join chain_rarity y on y.chain_id = $1 and y.collection = $2 and y.token_id = chosen.token_id
  left join chain_rarity_runs runs on runs.chain_id = $1 and runs.collection = $2
  order by chosen.part, chosen.key, chosen.stands`;

type Part = 'few' | 'ranked' | 'rest';

/** Of some tokens, all that are wanted. */
function amongFew(wanted: ItemsWanted, tokens: readonly string[], place: PlaceOf) {
  const { key, isDown } = SORTS[wanted.sort];
  const sign = isDown ? '-' : '';
  const conditions = conditionsOf(wanted, place, 'f.token_id');
  const [part, number, token] = wanted.after ?? ['-1', '0', '0'];
  const after = `(${place(part)}::int, ${place(number)}::numeric, ${place(token)}::numeric)`;
  return {
    shape: conditions.shape,
    sql: `select token_id, part, key, stands from (
        select token_id, case when key is null then 1 else 0 end as part, coalesce(${sign}key, 0) as key,
          case when key is null then token_id else ${sign}token_id end as stands
        from (select f.token_id, ${key('f.token_id')} as key from unnest(${place(`{${tokens.join(',')}}`)}::text::numeric[]) as f (token_id)
          where ${conditions.sql}) as few
      ) as placed where (part, key, stands) > ${after} order by part, key, stands limit $6::int`,
  };
}

/** Those that have what the list is sorted by, in the order of an index. */
function ranked(wanted: ItemsWanted, place: PlaceOf) {
  const { walk, isDown } = SORTS[wanted.sort];
  const { from, column, of, isListed } = walk!;
  const { prices, after } = wanted;
  const conditions = conditionsOf(wanted, place, 'w.token_id', { isListed });
  const sign = isDown ? '-' : '';
  const direction = isDown ? 'desc' : 'asc';
  const number = column === 'w.added_at' ? 'extract(epoch from w.added_at)' : column;
  const bounds = [
    ...(prices && !isAnyPrice(prices) && column === 'w.price'
      ? [`w.price between ${place(prices[0])}::numeric and ${place(prices[1])}::numeric`]
      : []),
    ...(after
      ? [
          `(${column}, w.token_id) ${isDown ? '<' : '>'} (${of(`${sign}(${place(after[1])}::numeric)`)}, ${sign}(${place(after[2])}::numeric))`,
        ]
      : []),
  ];
  return {
    shape: `${conditions.shape}${after ? '_after' : ''}`,
    sql: `select w.token_id, 0 as part, ${sign}(${number})::numeric as key, ${sign}w.token_id as stands
      from ${from} ${bounds.map((bound) => `and ${bound}`).join(' ')} and ${conditions.sql}
      order by ${column} ${direction}, w.token_id ${direction} limit $6::int`,
  };
}

/** The others, by their numbers. */
function rest(wanted: ItemsWanted, place: PlaceOf) {
  const { key, walk } = SORTS[wanted.sort];
  const conditions = conditionsOf(wanted, place, 'b.token_id', { isHeld: true });
  const isOwned = wanted.owner === undefined ? '' : `and b.owner = ${place(wanted.owner)}::text`;
  return {
    shape: conditions.shape,
    sql: `select distinct b.token_id, 1 as part, 0::numeric as key, b.token_id as stands from chain_balances b
      where b.chain_id = $1::bigint and b.collection = $2::text and b.quantity > 0 ${isOwned}
        and b.token_id > ${place(wanted.after?.[2] ?? '-1')}::numeric ${walk ? `and ${key('b.token_id')} is null` : ''}
        and ${conditions.sql}
      order by b.token_id limit $6::int`,
  };
}

const PARTS = { few: amongFew, ranked, rest };

/** Rows of one part of a list; each shape is a statement of its own, so that the database plans for what is asked. */
function find(db: Db, part: Part, wanted: ItemsWanted, few: readonly string[] | undefined): Promise<ItemRow[]> {
  const { chain, collection, now, currency, names, limit, sort } = wanted;
  const { params, place } = createParams([chain, collection, now, currency, names, limit]);
  const { shape, sql } = part === 'few' ? PARTS.few(wanted, few!, place) : PARTS[part](wanted, place);
  return statement<ItemRow>(`chain_items_${part}_${sort}${shape}`, shown(sql))(db, params);
}

/** Items of a collection in their order. @param few tokens among which all are that are wanted, where they are few */
export async function findItems(db: Db, wanted: ItemsWanted, few: readonly string[] | undefined): Promise<ItemRow[]> {
  const { after, limit, prices, sort } = wanted;
  if (few) return find(db, 'few', wanted, few);
  const isRanked = SORTS[sort].walk !== undefined && after?.[0] !== '1';
  const first = isRanked ? await find(db, 'ranked', wanted, undefined) : [];
  const isOver = first.length === limit || (prices !== undefined && sort !== 'rarity' && sort !== 'lastSale' && sort !== 'token');
  if (isOver) return first;
  const others = await find(db, 'rest', { ...wanted, after: isRanked ? undefined : after, limit: limit - first.length }, undefined);
  return [...first, ...others];
}

export const placeOf = ({ part, key, stands }: ItemRow): Place => [part, key, stands];

import { statement } from '../../../db/statement.ts';

/** Of a collection with more items no ranks are told: what they cost grows with it. */
export const MOST_ITEMS = 100_000;

/**
 * Traits as OpenRarity reads them: texts alone (numbers and dates are left out), lower case and trimmed, one value a name, and how many
 * there are as a trait of its own. Items are those that somebody has and whose metadata was read. $1 chain, $2 collection
 */
const COUNTED = `live as (
    select token_id from chain_tokens t where chain_id = $1::bigint and collection = $2 and read_at is not null
      and exists (select from chain_balances b where b.chain_id = $1 and b.collection = $2 and b.token_id = t.token_id and quantity > 0)
  ), n as (select count(*)::float8 as items from live),
  told as (
    select distinct on (token_id, k) token_id, k, v from (
      select token_id, lower(trim(type)) as k, lower(trim(value)) as v from chain_traits join live using (token_id)
      where chain_id = $1 and collection = $2 and number is null) as lowered
    order by token_id, k, v
  ), a as (
    select * from told
    union all
    select live.token_id, 'meta_trait:trait_count', count(told.token_id)::text from live left join told using (token_id) group by live.token_id
  ), kv as (select k, v, count(*)::float8 as c from a group by k, v)`;

export const countItems = statement<{ items: number }>(
  'chain_rarity_items',
  `select count(*)::int as items from (select from chain_traits where chain_id = $1::bigint and collection = $2
     group by token_id limit ${MOST_ITEMS + 1}) as found`,
);
/**
 * Ranks by information content: the bits of an item's traits, and of those that it lacks, beside the collection's entropy. More traits
 * that no other item has come first, then more bits; what differs by less than a billionth is a tie.
 */
export const rankItems = statement<never>(
  'chain_rarity_rank_items',
  `with ${COUNTED}, lacking as (
    select k, items - sum(c) as c from kv, n group by k, items having items - sum(c) > 0
  ), entropy as (
    select -sum(p * ln(p) / ln(2)) as h from (select c / items as p from kv, n union all select c / items from lacking, n) as shares
  ), having_bits as (
    select token_id, sum(ln(items / c) / ln(2)) as bits, count(*) filter (where c = 1) as alone
    from a join kv using (k, v), n group by token_id
  ), lacking_all as (select coalesce(sum(ln(items / c) / ln(2)), 0) as bits from lacking, n),
  lacking_had as (
    select token_id, sum(ln(items / lacking.c) / ln(2)) as bits from a join lacking using (k), n group by token_id
  ), scored as (
    select token_id, (having_bits.bits + lacking_all.bits - coalesce(lacking_had.bits, 0)) / coalesce(nullif(h, 0), 1) as score, alone
    from having_bits left join lacking_had using (token_id), lacking_all, entropy where h > 0
  )
  insert into chain_rarity (chain_id, collection, token_id, rank, score)
  select $1, $2, token_id, rank() over (order by alone desc, round(score::numeric, 9) desc), score from scored`,
);
export const countTraits = statement<never>(
  'chain_rarity_count_traits',
  `with ${COUNTED} insert into chain_rarity_traits (chain_id, collection, type, value, count) select $1, $2, k, v, c from kv`,
);
export const noteRun = statement<never>(
  'chain_rarity_note',
  `with ${COUNTED} insert into chain_rarity_runs (chain_id, collection, items, at) select $1, $2, items, $3::timestamptz from n where items > 0`,
);

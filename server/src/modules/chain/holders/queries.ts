import { statement } from '../../../db/statement.ts';
import { primaryName } from '../search/queries.ts';

/** Who has items of collection $2 of chain $1, or of its token $3; behind quantity $4 and owner $5. $6 how many, $7 names, $8 time */
export const findHolders = statement<{ owner: string; name: string | null; quantity: string; items: number }>(
  'chain_holders',
  `with held as (
     select owner, sum(quantity) as quantity, count(*)::int as items from chain_balances
     where chain_id = $1::bigint and collection = $2 and quantity > 0 and ($3::numeric is null or token_id = $3) group by owner
   ), chosen as (
     select * from held where $4::numeric is null or (quantity, owner) < ($4, $5::text) order by quantity desc, owner desc limit $6::int
   )
   select owner, ${primaryName('owner', '$1', '$7::text', '$8')} as name, quantity::text, items from chosen order by chosen.quantity desc, owner desc`,
);

/** The rarest of an item's traits that others have too, and how many of each are looked at. */
const [TRAITS, LOOKED_AT, SHOWN] = [4, 200, 12];

/** Items of collection $2 of chain $1 that share the rarest traits of token $3, by how many bits these tell. */
export const findSimilar = statement<{ token_id: string; shared: { type: string; value: string }[] }>(
  'chain_similar_items',
  `with own as (
     select x.type, x.value, r.count from chain_traits x join chain_rarity_traits r on r.chain_id = x.chain_id and r.collection = x.collection
       and r.type = lower(trim(x.type)) and r.value = lower(trim(x.value))
     where x.chain_id = $1::bigint and x.collection = $2 and x.token_id = $3::numeric and x.number is null and r.count > 1
     order by r.count, x.type limit ${TRAITS}
   ), n as (select items from chain_rarity_runs where chain_id = $1 and collection = $2),
   alike as (
     select own.type, own.value, other.token_id, ln(n.items::float8 / own.count) / ln(2) as bits
     from own, n, lateral (select token_id from chain_traits x where x.chain_id = $1 and x.collection = $2 and x.type = own.type
       and x.value = own.value and x.token_id <> $3::numeric order by token_id limit ${LOOKED_AT}) as other
   )
   select token_id::text, jsonb_agg(jsonb_build_object('type', type, 'value', value) order by bits desc) as shared from alike
   where exists (select from chain_balances b where b.chain_id = $1 and b.collection = $2 and b.token_id = alike.token_id and quantity > 0)
   group by alike.token_id order by sum(bits) desc, alike.token_id limit ${SHOWN}`,
);

import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { isLive } from '../signed/is-live.ts';

export interface CollectionGlanceRow {
  collection: string;
  name: string | null;
  floor: string | null;
  listed: number;
}

/** Floors of collections, each by a step into the index of prices. $1 chain, $2 their contracts, $3 time */
export const glanceAtCollections = statement<CollectionGlanceRow>(
  'chain_glance_collections',
  `select w.collection, d.name,
     (select price from chain_options o where o.chain_id = $1::bigint and o.collection = w.collection and currency = '${NOBODY}'
       and ${isLive('$3')} order by price limit 1)::text as floor,
     (select count(distinct token_id)::int from chain_options o where o.chain_id = $1 and o.collection = w.collection and ${isLive('$3')}) as listed
   from unnest($2::text::text[]) as w (collection)
   left join chain_drops d on d.chain_id = $1 and d.collection = w.collection`,
);

export interface ItemGlanceRow {
  collection: string;
  token_id: string;
  name: string | null;
  price: string | null;
}

/** Prices of items in the chain's own coin. $1 chain, $2 and $3 their contracts and numbers, $4 time, $5 contract of names */
export const glanceAtItems = statement<ItemGlanceRow>(
  'chain_glance_items',
  `select w.collection, w.token_id::text, coalesce(t.name, n.label) as name,
     (select price from chain_options o where o.chain_id = $1::bigint and o.collection = w.collection and o.token_id = w.token_id
       and currency = '${NOBODY}' and ${isLive('$4')} order by price limit 1)::text as price
   from unnest($2::text::text[], $3::text::numeric[]) as w (collection, token_id)
   left join chain_tokens t on t.chain_id = $1 and t.collection = w.collection and t.token_id = w.token_id
   left join chain_names n on w.collection = $5::text and n.chain_id = $1 and n.token_id = w.token_id`,
);

/** Who has items. $1 chain, $2 and $3 their contracts and numbers */
export const findOwners = statement<{ collection: string; token_id: string; owners: string[] }>(
  'chain_glance_owners',
  `select w.collection, w.token_id::text,
     array(select b.owner from chain_balances b where b.chain_id = $1::bigint and b.collection = w.collection and b.token_id = w.token_id
       and quantity > 0 order by b.owner limit 100) as owners
   from unnest($2::text::text[], $3::text::numeric[]) as w (collection, token_id)`,
);

/** Burned items among these: they were transferred, and no account holds them. $1 chain, $2 and $3 their contracts and numbers */
export const findBurned = statement<{ collection: string; token_id: string }>(
  'chain_glance_burned',
  `select w.collection, w.token_id::text from unnest($2::text::text[], $3::text::numeric[]) as w (collection, token_id)
   where exists (select from chain_transfers t where t.chain_id = $1::bigint and t.collection = w.collection and t.token_id = w.token_id)
     and not exists (select from chain_balances b where b.chain_id = $1 and b.collection = w.collection and b.token_id = w.token_id
       and quantity > 0)`,
);

/** In which of these sales an offer was taken. $1 chain, $2 and $3 contracts and numbers of what was sold, $4 its transactions */
export const findAcceptances = statement<{ transaction: string }>(
  'chain_glance_acceptances',
  `select distinct s.transaction
   from unnest($2::text::text[], $3::text::numeric[], $4::text::text[]) as w (collection, token_id, transaction)
   join chain_sales s on s.chain_id = $1::bigint and s.collection = w.collection and s.token_id = w.token_id and s.transaction = w.transaction
   join chain_exchange_events e on e.chain_id = s.chain_id and e.block = s.block and e.transaction = s.transaction and e.kind = 'offerAccepted'`,
);

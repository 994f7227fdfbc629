import type { HoldingSort } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { ownNameOf } from '../own-collections.ts';
import { isLive } from '../signed/is-live.ts';

export interface HoldingRow {
  part: string;
  key: string;
  collection: string;
  token_id: string;
  quantity: string;
  listed_hash: string | null;
  listed_price: string | null;
  listed_currency: string | null;
  listed_until: string | null;
  got_from: string;
  got_price: string | null;
  got_currency: string | null;
  got_at: string;
  got_transaction: string;
}

/** By what rows are sorted, the least first; null where they have no such thing. */
const KEYS: Readonly<Record<HoldingSort, string>> = {
  received: '-(got.block::numeric * 1000000 + got.log_index)',
  collection: '0',
  price: `case when listed.currency = '${NOBODY}' then -listed.price end`,
  cost: `case when s.currency = '${NOBODY}' then -s.unit_price end`,
  rarity: '(select rank from chain_rarity y where y.chain_id = $1 and y.collection = h.collection and y.token_id = h.token_id)',
};

/**
 * What an account holds, with its own cheapest option and how the last of it came. An account has few items beside a collection, so they
 * are sorted. $1 chain, $2 account, $3 contract, $4 filter, $5 time, $6 how many, $7 to $10 the place after which.
 */
const statementFor = (sort: HoldingSort) =>
  statement<HoldingRow>(
    `chain_holdings_${sort}`,
    `select part::text, key::text, collection, token_id::text, quantity::text, listed_hash, listed_price::text, listed_currency,
       listed_until::text, got_from, got_price::text, got_currency, to_json(got_at) #>> '{}' as got_at, got_transaction
     from (
       select h.collection, h.token_id, h.quantity, case when ${KEYS[sort]} is null then 1 else 0 end as part,
         coalesce(${KEYS[sort]}, 0)::numeric as key,
         listed.hash as listed_hash, listed.price as listed_price, listed.currency as listed_currency, listed.end_time as listed_until,
         got.from_address as got_from, got.at as got_at, got.transaction as got_transaction,
         s.unit_price as got_price, s.currency as got_currency
       from chain_balances h
       left join lateral (select hash, price, currency, end_time from chain_options o
         where o.chain_id = $1 and o.collection = h.collection and o.token_id = h.token_id and o.signer = $2 and ${isLive('$5')}
         order by price, hash limit 1) as listed on true
       cross join lateral (select block, log_index, from_address, at, transaction, quantity from chain_transfers t
         where t.chain_id = $1 and t.collection = h.collection and t.token_id = h.token_id and t.to_address = $2
         order by block desc, log_index desc limit 1) as got
       left join lateral (select unit_price, currency from chain_sales s
         where s.chain_id = $1 and s.collection = h.collection and s.token_id = h.token_id and s.block = got.block
           and s.transaction = got.transaction and s.log_index > got.log_index and s.recipient = $2 and s.buyer = $2
         order by s.log_index limit 1) as s on true
       where h.chain_id = $1::bigint and h.owner = $2::text and h.quantity > 0 and ($3::text is null or h.collection = $3)
         and case $4::text when 'listed' then listed.hash is not null when 'unlisted' then listed.hash is null else true end
     ) as held
     where (held.part, held.key, held.collection, held.token_id) > ($7::text::int, $8::text::numeric, $9::text, $10::text::numeric)
     order by held.part, held.key, held.collection, held.token_id limit $6`,
  );

const statements = new Map((Object.keys(KEYS) as HoldingSort[]).map((sort) => [sort, statementFor(sort)]));

export const findHoldings = (db: Db, sort: HoldingSort, params: (string | number | null)[]): Promise<HoldingRow[]> =>
  statements.get(sort)!(db, params);

/** Collections that an account has something of. $1 chain, $2 account, $3 contract after which, $4 how many, $5 time, $6 names, $7 boxes */
export const findHeldCollections = statement<{ collection: string; name: string; items: number; floor: string | null }>(
  'chain_held_collections',
  `select held.collection, items, coalesce(d.name, ${ownNameOf('held.collection', '$6', '$7')}, held.collection) as name,
     (select min(price)::text from chain_options o where o.chain_id = $1 and o.collection = held.collection
       and currency = '${NOBODY}' and ${isLive('$5')}) as floor
   from (select collection, count(*)::int as items from chain_balances
     where chain_id = $1::bigint and owner = $2::text and quantity > 0 and collection > $3::text
     group by collection order by collection limit $4) as held
   left join chain_drops d on d.chain_id = $1 and d.collection = held.collection
   order by held.collection`,
);

import { statement } from '../../../db/statement.ts';
import { OWN } from '../own-collections.ts';
import { isShown } from '../standings/is-shown.ts';

/** A name that stands for the account of a row, where the account still holds it in the same version, and it hasn't ended. */
export const primaryName = (account: string, chain: string, names: string, now: string): string => `(
  select n.label from chain_primary_names r join chain_names n on n.chain_id = r.chain_id and n.token_id = r.token_id and n.version = r.version
  join chain_balances b on b.chain_id = r.chain_id and b.collection = ${names} and b.token_id = r.token_id and b.owner = r.account and b.quantity > 0
  where r.chain_id = ${chain} and r.account = ${account} and n.expiration > ${now}::numeric)`;

/** Names of a chain's oldest collections, the oldest first, by which look-alikes are told. $1 chain, $2 how many */
export const findNames = statement<{ collection: string; name: string }>(
  'chain_search_known',
  'select collection, name from chain_drops where chain_id = $1::bigint order by block, log_index limit $2::int',
);

/** Collections of chain $1 whose name or symbol holds text $2, those whose name begins with it first, then those with more sales. $3 how many */
export const findByName = statement<{ collection: string }>(
  'chain_search_collections',
  `with known as (
     select collection, name, symbol from chain_drops where chain_id = $1::bigint
     union all select $4::text, '${OWN.names}', 'NAME' union all select $5::text, '${OWN.boxes}', 'BOX'
   )
   select collection from known where ${isShown('known.collection')} and (position(lower($2::text) in lower(name)) > 0 or position(lower($2) in lower(symbol)) > 0 or collection = lower($2))
   order by position(lower($2) in lower(name)) = 1 desc,
     (select sum(clean_sales) from chain_sale_days s where s.chain_id = $1 and s.collection = known.collection) desc nulls last, collection
   limit $3::int`,
);

export interface TokenRow {
  collection: string;
  token_id: string;
}

/**
 * Items of chain $1 whose name begins with $2, in small letters. $3 how many. In the order of the index, since a letter may be the first of
 * all; bounds and no pattern, which a plan for any text could not look up.
 */
export const findItemsByName = statement<TokenRow>(
  'chain_search_items',
  `select collection, token_id::text from chain_tokens t where chain_id = $1::bigint and name is not null and lower(name) ~>=~ $2::text and lower(name) ~<~ ($2 || chr(1114111)) and ${isShown('t.collection')}
     and exists (select from chain_balances b where b.chain_id = $1 and b.collection = t.collection and b.token_id = t.token_id and quantity > 0)
   order by lower(name) using ~<~, collection, t.token_id limit $3::int`,
);

/** Items of chain $1 with number $2, of collections whose name holds text $3. $4 how many */
export const findItemsByNumber = statement<TokenRow>(
  'chain_search_numbers',
  `select d.collection, $2::numeric::text as token_id from chain_drops d
   where d.chain_id = $1::bigint and ${isShown('d.collection')} and position(lower($3::text) in lower(d.name)) > 0
     and exists (select from chain_balances b where b.chain_id = $1 and b.collection = d.collection and b.token_id = $2::numeric and quantity > 0)
   order by (select sum(clean_sales) from chain_sale_days s where s.chain_id = $1 and s.collection = d.collection) desc nulls last, d.collection
   limit $4::int`,
);

/** Accounts of chain $1 that made collections or whose name begins with pattern $2; $3 is a whole address or null. $4 how many, $5 names, $6 time */
export const findAccounts = statement<{ account: string; name: string | null; collections: number }>(
  'chain_search_accounts',
  `with found as (
     select creator as account from chain_drops where chain_id = $1::bigint and creator like $2::text
     union select r.account from chain_primary_names r join chain_names n on n.chain_id = r.chain_id and n.token_id = r.token_id
       where r.chain_id = $1 and n.label like $2
     union select $3::text where $3 is not null and exists (select from chain_balances where chain_id = $1 and owner = $3)
   ), told as (
     select account, ${primaryName('account', '$1', '$5::text', '$6')} as name,
       (select count(*)::int from chain_drops d where d.chain_id = $1 and d.creator = account) as collections
     from found
   )
   select * from told where account like $2 or name like $2 order by collections desc, account limit $4::int`,
);

/** Names of chain $1 that begin with pattern $2 and haven't ended at time $3. $4 how many, $5 the contract of names */
export const findLabels = statement<{ token_id: string; label: string; holder: string | null }>(
  'chain_search_labels',
  `select token_id::text, label, (select owner from chain_balances b where b.chain_id = $1 and b.collection = $5::text
     and b.token_id = n.token_id and quantity > 0 limit 1) as holder
   from chain_names n where chain_id = $1::bigint and label like $2::text and expiration > $3::numeric
   order by length(label), label limit $4::int`,
);

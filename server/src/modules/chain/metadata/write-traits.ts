import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';

const clear = statement<never>(
  'chain_traits_clear',
  'delete from chain_traits where chain_id = $1::bigint and collection = $2 and token_id = $3::numeric',
);
/** A trait that comes twice with one value is one. Texts of contracts that no index takes are cut far before (`limits.ts`). */
const fill = statement<never>(
  'chain_traits_fill',
  `insert into chain_traits (chain_id, collection, token_id, type, value, number)
   select chain_id, collection, token_id, trait ->> 'type', trait ->> 'value',
     case jsonb_typeof(trait -> 'value') when 'number' then (trait ->> 'value')::float8 end
   from chain_tokens, lateral jsonb_array_elements(traits) as trait
   where chain_id = $1::bigint and collection = $2 and token_id = $3::numeric on conflict do nothing`,
);
/** The ranks of a collection whose traits changed are no longer those of its traits. */
const markRarity = statement<never>(
  'chain_rarity_mark',
  `insert into chain_rarity_due (chain_id, collection, due_at) values ($1::bigint, $2, now())
   on conflict (chain_id, collection) do update set due_at = now()`,
);

/** Takes over what a token's row says of its traits, in the transaction that wrote it. */
export async function writeTraits(tx: Db, { chainId, collection, tokenId }: { chainId: number; collection: string; tokenId: string }) {
  await clear(tx, [chainId, collection, tokenId]);
  await fill(tx, [chainId, collection, tokenId]);
  await markRarity(tx, [chainId, collection]);
}

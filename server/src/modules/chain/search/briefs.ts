import type { ItemBrief } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket } from '../markets.ts';
import { NAMED, namedBy, namedOf, type NamedRow } from '../metadata/shown.ts';
import { collectionName } from '../own-collections.ts';
import { isLive } from '../signed/is-live.ts';

interface BriefRow extends NamedRow {
  collection: string;
  collection_name: string | null;
  token_id: string;
  held: string;
  price: string | null;
}
/** A token, with how many of it a list is about; of all that there are when unset. */
export interface TokenOf {
  collection: string;
  token_id: string;
  quantity?: string;
}

/** $1 chain, $2 collections and $3 numbers of tokens, in the order of the answer; $4 the time, $5 the contract of names. */
const findBriefs = statement<BriefRow>(
  'chain_item_briefs',
  `select w.collection, d.name as collection_name, w.token_id::text, coalesce(held.quantity, 0)::text as held, cheapest.price::text,
     ${NAMED}
   from unnest($2::text[], $3::numeric[]) with ordinality as w (collection, token_id, place)
   left join lateral (select sum(quantity) as quantity from chain_balances b
     where b.chain_id = $1::bigint and b.collection = w.collection and b.token_id = w.token_id and quantity > 0) as held on true
   left join lateral (select min(price) as price from chain_options o where o.chain_id = $1 and o.collection = w.collection
     and o.token_id = w.token_id and o.currency = '${NOBODY}' and ${isLive('$4')}) as cheapest on true
   left join chain_drops d on d.chain_id = $1 and d.collection = w.collection
   ${namedBy('w', '$5')}
   order by place`,
);

/** Items of several collections, in the order of the tokens. @param now seconds since the epoch */
export async function briefsOf(db: Db, market: ChainMarket, tokens: readonly TokenOf[], now: string): Promise<ItemBrief[]> {
  if (tokens.length === 0) return [];
  const {
    deployment: { chainId, names },
    currencyOf,
  } = market;
  const list = (key: 'collection' | 'token_id') => `{${tokens.map((token) => token[key]).join(',')}}`;
  const rows = await findBriefs(db, [chainId, list('collection'), list('token_id'), now, names]);
  return Promise.all(
    rows.map(async (row, index) => {
      const id = collectionId(chainId, row.collection);
      return {
        id: `${id}-${row.token_id}`,
        collection: { id, name: collectionName(market.deployment, row.collection, row.collection_name) },
        tokenId: row.token_id,
        ...namedOf(row),
        quantity: tokens[index]!.quantity ?? row.held,
        price: row.price === null ? null : await amountIn(currencyOf, NOBODY, row.price),
      };
    }),
  );
}

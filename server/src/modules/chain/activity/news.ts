import type { MarketEventKind } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { collectionId } from '../ids.ts';
import { cursorOf } from '../sync/index.ts';

/** A chain that is further behind is not told of: nobody looks at it block by block. */
const MOST_BLOCKS = 64;

/** What happened on a chain that was not told before. */
export interface News {
  block: number;
  kinds: MarketEventKind[];
  collections: string[];
}

const findNews = statement<{ kind: MarketEventKind; collection: string }>(
  'chain_activity_news',
  `select distinct case when from_address = '${NOBODY}' then 'mint' when to_address = '${NOBODY}' then 'burn' else 'transfer' end as kind, collection
   from chain_transfers where chain_id = $1::bigint and block > $2
   union select 'sale', collection from chain_sales where chain_id = $1 and block > $2`,
);

/** Tells followers of a chain that something happened, a hint for each look: they read what it was. */
export function createNews({ db, chainId, tell }: { db: Db; chainId: number; tell(news: News): Promise<void> }) {
  let told: number | undefined;
  /** After each look at the chain. @param isNew whether something was read or taken back */
  return async (isNew: boolean): Promise<void> => {
    if (!isNew && told !== undefined) return;
    const block = (await cursorOf(db, chainId).find())?.block ?? 0;
    const from = told === undefined || block - told > MOST_BLOCKS ? block : Math.min(told, block);
    told = block;
    const rows = from === block ? [] : await findNews(db, [chainId, from]);
    if (rows.length === 0) return;
    const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)];
    const collections = distinct(rows.map(({ collection }) => collectionId(chainId, collection)));
    await tell({ block, kinds: distinct(rows.map(({ kind }) => kind)), collections });
  };
}

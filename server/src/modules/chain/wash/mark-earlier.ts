import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { cursorOf } from '../sync/index.ts';
import { settle } from './part.ts';

const findUnsummed = statement<{ isOne: boolean }>(
  'chain_sale_hours_unsummed',
  `select (select coalesce(sum(sales), 0) from chain_sale_hours where chain_id = $1::bigint)
     <> (select count(*) from chain_sales where chain_id = $1) as "isOne"`,
);

/** Marks and sums trades that were read by a version of the site that did neither. @param wrapped what wraps the chain's coin */
export async function markEarlier(db: Db, chainId: number, wrapped: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const cursor = await cursorOf(tx, chainId).take();
    if (!cursor) return;
    const [unsummed] = await findUnsummed(tx, [chainId]);
    if (unsummed?.isOne) await settle(tx, chainId, wrapped ?? null, -1, cursor.block);
  });
}

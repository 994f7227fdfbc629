import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { balances } from './tables.ts';

/** A statement's part: whether one of some accounts holds anything of a collection now. @param accounts a list of them, lower case */
export const holds = (accounts: SQL, chainId: SQL, collection: SQL): SQL => sql`exists (
  select 1 from ${balances} b
   where b.chain_id = ${chainId} and b.owner in (${accounts}) and b.collection = ${collection} and b.quantity > 0)`;

/** Contracts of which accounts hold something on a chain. */
export async function heldCollections(db: Db, chainId: number, accounts: readonly string[], limit: number): Promise<string[]> {
  if (accounts.length === 0) return [];
  const rows = await db.execute<{ collection: string }>(sql`
    select distinct collection from ${balances}
     where chain_id = ${chainId} and owner = any(${sql.param([...accounts])}::text[]) and quantity > 0 order by 1 limit ${limit}`);
  return rows.map(({ collection }) => collection);
}

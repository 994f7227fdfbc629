import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { drops } from './tables.ts';

/** Collections that people made. */
export async function collectionsOf(db: Db, chainId: number): Promise<string[]> {
  const rows = await db.select({ collection: drops.collection }).from(drops).where(eq(drops.chainId, chainId));
  return rows.map(({ collection }) => collection);
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { drops } from './tables.ts';

/** Collections that people made. */
export async function collectionsOf(db: Db, chainId: number): Promise<string[]> {
  const rows = await db.select({ collection: drops.collection }).from(drops).where(eq(drops.chainId, chainId));
  return rows.map(({ collection }) => collection);
}

/** Whether a collection is one that people made, by what its factory told. */
export async function isMade(db: Db, chainId: number, collection: string): Promise<boolean> {
  return (await db.$count(drops, and(eq(drops.chainId, chainId), eq(drops.collection, collection)))) > 0;
}

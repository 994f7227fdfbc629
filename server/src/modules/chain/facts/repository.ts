import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { factsIn } from './facts-in.ts';
import type { Drop, Sale, Transfer } from './read.ts';
import { drops, sales, transfers } from './tables.ts';

export const transferFacts = factsIn<Transfer>(transfers);
export const saleFacts = factsIn<Sale>(sales);
export const dropFacts = factsIn<Drop>(drops);

/** Collections that people made. */
export async function collectionsOf(db: Db, chainId: number): Promise<string[]> {
  const rows = await db.select({ collection: drops.collection }).from(drops).where(eq(drops.chainId, chainId));
  return rows.map(({ collection }) => collection);
}

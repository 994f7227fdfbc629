import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { feedHeard, feedPlaces } from './tables.ts';

/** The SQL of how far readers have got. */
export function feedsOf(db: Db) {
  return {
    /** Where a reader is, kept from others until the transaction ends. @param begin where a new one begins */
    async take(reader: string, chainId: number, begin: { block: number; signedAt: Date }) {
      const isIt = and(eq(feedPlaces.reader, reader), eq(feedPlaces.chainId, chainId));
      await db
        .insert(feedPlaces)
        .values({ reader, chainId, ...begin })
        .onConflictDoNothing();
      const [place] = await db.select().from(feedPlaces).where(isIt).for('update');
      return {
        place: place!,
        moveTo: (to: { block: number; signedAt: Date }) => db.update(feedPlaces).set(to).where(isIt),
      };
    },
    /** The chain took blocks back, so readers hear of what comes in their place. */
    async rewind(chainId: number, block: number): Promise<void> {
      await db
        .update(feedPlaces)
        .set({ block })
        .where(and(eq(feedPlaces.chainId, chainId), gt(feedPlaces.block, block)));
    },
    async forgetBefore(time: Date): Promise<void> {
      await db.delete(feedHeard).where(lt(feedHeard.at, time));
    },
  };
}

import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { isMade } from '../facts/repository.ts';
import { drops } from '../facts/tables.ts';
import { partsOf } from '../ids.ts';
import { standings } from './tables.ts';

export type Standing = 'verified' | 'hidden';

const OF_COLLECTION = '-1';
const keyOf = (id: string) => {
  const { chain, collection, tokenId } = partsOf(id);
  return { chainId: chain, collection, tokenId: tokenId === '' ? OF_COLLECTION : tokenId };
};

/** The SQL of how operators see collections and items, by their ids. */
export function standingsOf(db: Db) {
  const isIt = (id: string) => {
    const { chainId, collection, tokenId } = keyOf(id);
    return and(eq(standings.chainId, chainId), eq(standings.collection, collection), eq(standings.tokenId, tokenId));
  };
  async function read(id: string): Promise<{ isVerified: boolean; isHidden: boolean }> {
    const [row] = await db.select({ isVerified: standings.isVerified, isHidden: standings.isHidden }).from(standings).where(isIt(id));
    return row ?? { isVerified: false, isHidden: false };
  }
  return {
    read,
    /** @returns whether that changed anything */
    async set(id: string, standing: Standing, is: boolean, { by, at }: { by: string; at: Date }): Promise<boolean> {
      const before = await read(id);
      const after = { ...before, [standing === 'verified' ? 'isVerified' : 'isHidden']: is };
      if (after.isVerified === before.isVerified && after.isHidden === before.isHidden) return false;
      await db
        .insert(standings)
        .values({ ...keyOf(id), ...after, by, at })
        .onConflictDoUpdate({ target: [standings.chainId, standings.collection, standings.tokenId], set: { ...after, by, at } });
      return true;
    },
    /** Whether the site knows a collection of this id, by what its factory told. */
    isDrop(id: string): Promise<boolean> {
      const { chainId, collection } = keyOf(id);
      return isMade(db, chainId, collection);
    },
    list: (limit: number) =>
      db.select().from(standings).where(or(standings.isVerified, standings.isHidden)).orderBy(desc(standings.at)).limit(limit),
    /** Names of verified collections, with their contracts. */
    verified: (): Promise<{ chainId: number; collection: string; name: string }[]> =>
      db
        .select({ chainId: standings.chainId, collection: standings.collection, name: drops.name })
        .from(standings)
        .innerJoin(drops, and(eq(drops.chainId, standings.chainId), eq(drops.collection, standings.collection)))
        .where(and(standings.isVerified, sql`${standings.tokenId} = -1`)),
  };
}

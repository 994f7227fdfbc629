import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { peopleLists } from './tables.ts';

/** Says of a list of people that it is demo content. */
export async function markDemoList(db: Db, id: string): Promise<void> {
  await db
    .update(peopleLists)
    .set({ isDemo: true })
    .where(eq(peopleLists.id, Number(id)));
}

export const countDemoLists = (db: Db): Promise<number> => db.$count(peopleLists, eq(peopleLists.isDemo, true));
